/** A form sent before its script is here is not sent by the browser; its script sends it (consultation form). */
export function holdEarlySubmissions() {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if ("operable" in form.dataset) return;
      event.preventDefault();
      form.dataset.sent = "";
    },
    { capture: true },
  );
}
