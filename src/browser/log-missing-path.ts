const log = () => console.error(`Page not found: ${location.pathname}`);

// A page that is drawn ahead of a visit has not been asked for yet.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", log, { once: true });
else log();
