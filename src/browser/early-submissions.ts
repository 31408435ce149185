/** Keeps the browser from sending a form whose island has not started; the island submits it once it has. */
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
