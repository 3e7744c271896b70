// Makes every frame as high as what it shows. Without it, frames scroll.
for (const frame of document.querySelectorAll("iframe")) {
  const watch = () => {
    const { body } = frame.contentDocument ?? {};
    if (!body || frame.contentDocument.URL === "about:blank") return;
    const fit = () => {
      frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`;
    };
    new ResizeObserver(fit).observe(body);
    fit();
  };
  frame.addEventListener("load", watch);
  watch();
}
