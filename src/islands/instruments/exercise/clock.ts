const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Minutes of the exercise as hours and minutes: 235 is 03:55. */
export const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
