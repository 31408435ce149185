const log = () => console.error(`Page not found: ${location.pathname}`);

// A prerendered page has not been visited yet.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener("prerenderingchange", log, { once: true });
else log();
