const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** `edition` is the day of the build: 2026-11-16. */
export const statusAsOf = (edition: string) => `Status as of ${monthAndYear.format(new Date(edition))}`;

export const yearOf = (edition: string) => new Date(edition).getUTCFullYear();
