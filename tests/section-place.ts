/** Runs in the page. Reached: below the fixed header and in the upper half of the window, or where the page ends. */
export function sectionPlace(id: string): string {
  const heading = document.querySelector(`#${id} h2`);
  const header = document.querySelector("header");
  if (!heading || !header) return "missing";
  const distance = heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  if (distance < 0) return "hidden under the header or above it";
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  return distance < innerHeight / 2 || isAtEnd ? "reached" : "further down";
}
