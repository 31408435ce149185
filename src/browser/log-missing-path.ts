// Browsers do not prerender a page that answers 404: whoever runs this is there.
console.error(`Page not found: ${location.pathname}`);
