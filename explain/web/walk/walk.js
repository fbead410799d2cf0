// Shows one step at a time, lights the lines of arguments on its board, and reveals hints. What there is to
// show, and where on a board, is in the page: nothing here knows Sudoku.
(() => {
  const root = document.documentElement;
  const by = id => document.getElementById(id);
  const steps = [...document.querySelectorAll(".step")];
  const stages = 5;
  const reached = new Map(); // stages of hints, by step
  let current = 0;
  let hinting = false;

  const argued = new Map(); // lines of arguments, by step
  const isStep = step => !step.classList.contains("edge");
  const clamp = (n, low, high) => Math.max(low, Math.min(n, high));
  const hidesStep = () => hinting && isStep(steps[current]) && reached.get(steps[current]) < stages;

  // say lets screen readers speak, also if the text is what was said last.
  function say(text) {
    const said = by("said");
    said.textContent = said.textContent == text ? text + "\u00a0" : text;
  }

  function words(element) {
    return element.textContent.trim().replace(/\s+/g, " ");
  }

  // build makes the elements of a step, which browsers that run this have kept as text: a page opens before
  // they could have made those of all.
  function build(step) {
    const kept = step.querySelector("noscript");
    if (!kept) return;
    kept.outerHTML = kept.textContent;
    step.querySelector(".more").addEventListener("click", more);
    const list = step.querySelector(".lines");
    if (list) argued.set(step, new Lines(list, () => step.querySelector(".board svg"), setAddress));
  }

  function setAddress() {
    const step = steps[current];
    let address = "#" + step.id;
    if (isStep(step)) {
      if (hinting) address = address.replace("step", "hint") + "." + reached.get(step);
      else if (argued.get(step)?.at) address += "." + argued.get(step).at;
    }
    if (location.hash == address || !location.hash && address == "#start") return;
    history.replaceState(null, "", address);
  }

  function place() {
    const step = steps[current];
    if (!isStep(step)) return words(step.querySelector("h2"));
    return "Step " + (step.id.split("=")[1]) + " of " + steps[steps.length - 2].id.split("=")[1];
  }

  // show shows a step, and of its argument a line.
  function show(index, n = 0, quiet = false) {
    const old = steps[current];
    const inside = old.contains(document.activeElement) && document.activeElement != document.body;
    argued.get(old)?.go(0, true);
    current = clamp(index, 0, steps.length - 1);
    const step = steps[current];
    build(step);
    if (old != step) {
      old.classList.remove("now");
      step.classList.add("now");
      scrollTo({top: 0, behavior: "instant"});
    }
    reveal();
    argued.get(step)?.go(hidesStep() ? 0 : n, true);
    setAddress();
    by("place").textContent = place();
    by("back").setAttribute("aria-disabled", current == 0);
    by("next").setAttribute("aria-disabled", current == steps.length - 1);
    mark();
    if (inside && old != step) step.focus({preventScroll: true});
    if (!quiet) say(isStep(step) ? place() + ": " + words(step.querySelector("h2 " + (hidesStep() ? ".ask" : ".full"))) : place());
  }

  // mark shows in the outline where we are.
  function mark() {
    const outline = by("outline");
    for (const a of outline.querySelectorAll("a")) {
      if (a.hash != "#" + steps[current].id) {
        a.removeAttribute("aria-current");
        continue;
      }
      a.setAttribute("aria-current", "step");
      const run = a.closest("details");
      if (run) run.open = true;
      if (getComputedStyle(outline).overflowY == "auto") {
        const top = a.getBoundingClientRect().top - outline.getBoundingClientRect().top;
        if (top < 40 || top > outline.clientHeight - 60) outline.scrollTop += top - outline.clientHeight / 2;
      }
    }
  }

  // reveal shows of the current step what its hints have come to.
  function reveal() {
    const step = steps[current];
    if (!isStep(step)) return;
    if (!hinting) {
      step.removeAttribute("data-stage");
      return;
    }
    if (!reached.has(step)) reached.set(step, 0);
    const stage = reached.get(step);
    step.dataset.stage = stage;
    step.querySelector(".more").textContent = stage == 0 ? "Hint" : stage == stages ? "Next step" : stage == stages - 1 ? "Show the step" : "More";
  }

  function more() {
    const step = steps[current], stage = reached.get(step);
    if (stage == stages) {
      show(current + 1);
      return;
    }
    reached.set(step, stage + 1);
    reveal();
    setAddress();
    const hint = step.querySelector(".h" + (stage + 1));
    if (hint) say(words(hint));
    const button = step.querySelector(".more");
    if (stage + 1 < stages) button.scrollIntoView({block: "nearest"});
  }

  function setHinting(on) {
    hinting = on;
    root.classList.toggle("hinting", on);
    by("hinting").setAttribute("aria-pressed", on);
    steps.forEach(step => step.removeAttribute("data-stage"));
  }

  // follow goes where the address says.
  function follow(quiet) {
    const [, kind, number, n] = location.hash.match(/^#(step|hint)=(\d+)(?:\.(\d+))?$/) || [];
    const index = steps.findIndex(step => step.id == (number ? "step=" + number : location.hash.slice(1)));
    if (number) setHinting(kind == "hint");
    if (kind == "hint" && index >= 0) reached.set(steps[index], clamp(Number(n) || 0, 0, stages));
    show(Math.max(index, 0), kind == "step" ? Number(n) || 0 : 0, quiet);
  }

  // onward goes to the next line if one is lit, otherwise to the next step; or back.
  function onward(way) {
    const lines = argued.get(steps[current]), n = (lines?.at ?? 0) + way;
    if (lines?.at && n >= 1 && n <= lines.entries.length) {
      lines.go(n);
      say(words(lines.entries[n - 1]));
    } else {
      show(current + way);
    }
  }

  document.addEventListener("keydown", e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.target.closest("input, summary")) return;
    if (e.key == "ArrowRight" || e.key == "ArrowLeft") {
      show(current + (e.key == "ArrowRight" ? 1 : -1));
    } else if (e.key == "Escape" && argued.get(steps[current])?.at) {
      argued.get(steps[current]).go(0);
    } else {
      return;
    }
    e.preventDefault();
  });

  let start = null; // of a touch on the board
  document.addEventListener("touchstart", e => {
    start = e.touches.length == 1 && e.target.closest(".board") ? e.touches[0] : null;
  }, {passive: true});
  document.addEventListener("touchend", e => {
    if (!start) return;
    const x = e.changedTouches[0].clientX - start.clientX, y = e.changedTouches[0].clientY - start.clientY;
    start = null;
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) onward(x > 0 ? -1 : 1);
  }, {passive: true});

  by("back").addEventListener("click", () => show(current - 1));
  by("next").addEventListener("click", () => show(current + 1));
  by("print").addEventListener("click", () => print());
  by("hinting").addEventListener("click", () => {
    setHinting(!hinting);
    show(current);
  });
  for (const radio of document.querySelectorAll("#display input")) {
    radio.checked = (root.dataset[radio.name] || "") == radio.value;
    radio.addEventListener("change", () => {
      if (radio.value) root.dataset[radio.name] = radio.value;
      else delete root.dataset[radio.name];
    });
  }
  document.addEventListener("pointerdown", e => { if (!e.target.closest("#display")) by("display").open = false; });
  by("display").addEventListener("keydown", e => {
    if (e.key != "Escape") return;
    by("display").open = false;
    by("display").firstElementChild.focus();
  });

  by("outline").addEventListener("click", e => {
    const a = e.target.closest("a");
    const index = a ? steps.findIndex(step => "#" + step.id == a.hash) : -1;
    if (index < 0) return;
    e.preventDefault();
    show(index);
    steps[index].focus({preventScroll: true});
  });

  // Entries of the outline are found by letters and digits, so that "x wing" finds "X-Wing".
  const letters = text => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  by("find").addEventListener("input", () => {
    const wanted = letters(by("find").value);
    let found = 0;
    for (const item of by("outline").querySelectorAll("li:not(.run)")) {
      item.hidden = !letters(item.textContent).includes(wanted);
      if (!item.hidden) found++;
    }
    for (const run of by("outline").querySelectorAll("li.run")) {
      run.hidden = !run.querySelector("li:not([hidden])");
      run.firstElementChild.open = wanted != "" && !run.hidden;
    }
    if (wanted) say(found + (found == 1 ? " step found" : " steps found"));
    else mark();
  });
  by("find").addEventListener("keydown", e => {
    if (e.key == "Enter") by("outline").querySelector("li:not([hidden]):not(.run) > a")?.click();
  });

  // Files are kept compressed. Where the browser cannot unpack them they are saved as they are.
  for (const a of document.querySelectorAll(".files a")) {
    a.addEventListener("click", async e => {
      if (!a.dataset.name || !window.DecompressionStream) return;
      e.preventDefault();
      const packed = Uint8Array.from(atob(a.href.split(",")[1]), c => c.charCodeAt(0));
      const unpacked = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
      const save = document.createElement("a");
      save.href = URL.createObjectURL(unpacked);
      save.download = a.dataset.name;
      save.click();
      setTimeout(() => URL.revokeObjectURL(save.href), 10000);
    });
  }

  // With hints on, the booklet asks, and has the answers at its end.
  addEventListener("beforeprint", () => {
    steps.forEach(build);
    if (!hinting) return;
    const answers = document.querySelector(".answers ol");
    answers.replaceChildren();
    for (const step of steps.filter(isStep)) {
      step.dataset.stage = 3;
      const item = answers.appendChild(document.createElement("li"));
      item.value = step.id.split("=")[1];
      item.textContent = words(step.querySelector("h2 .full")) + ": " + step.dataset.changes;
    }
  });
  addEventListener("afterprint", () => {
    steps.filter(isStep).forEach(step => step.removeAttribute("data-stage"));
    reveal();
  });

  addEventListener("hashchange", () => follow(false));
  follow(true);
})();
