// Keeps all files of one version of the site, all or nothing, and serves them whether the host answers or not.
"use strict";
const files = ["./"], version = "0"; // both are filled in when the site is made

const prefix = "pencilmark " + registration.scope + " ";
const cacheName = prefix + version;

addEventListener("install", event => {
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(files.map(name => new Request(name, {cache: "no-cache"})))));
});

addEventListener("activate", event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith(prefix) && name !== cacheName).map(name => caches.delete(name))))
    .then(() => clients.claim()));
});

addEventListener("message", event => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", event => {
  const {request} = event, url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  const name = url.href.slice(registration.scope.length).replace(/[?#].*/s, "").replace(/^(index\.html)?$/, "./"); // some hosts redirect the long name
  if (!files.includes(name)) return;
  event.respondWith(caches.open(cacheName).then(cache => cache.match(name)).then(kept => kept ?? fetch(request)));
});
