// Makes the site work offline. A new version is not put under a game: it waits until the reader asks for it.
if ("serviceWorker" in navigator) {
  const note = worker => {
    const use = document.createElement("button");
    use.type = "button";
    use.textContent = "Use it";
    use.addEventListener("click", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {once: true});
      worker.postMessage("take over");
    });
    const p = document.createElement("p");
    p.setAttribute("role", "status");
    p.append("There is a new version of this page. ", use);
    document.querySelector("footer")?.prepend(p);
  };
  navigator.serviceWorker.register("offline-worker.js").then(registration => {
    const wait = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) note(worker);
      });
    };
    if (registration.waiting && navigator.serviceWorker.controller) note(registration.waiting);
    registration.addEventListener("updatefound", wait);
    wait();
  }).catch(() => {}); // without it the page works as long as the host does
}
