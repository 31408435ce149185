// Written out: a browser's own calendar takes 100 ms of a phone's processor to wake.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `edition` is the day of the build: 2026-11-16. */
export function statusAsOf(edition: string): string {
  const day = new Date(edition);
  return `Status as of ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

export const yearOf = (edition: string) => new Date(edition).getUTCFullYear();
