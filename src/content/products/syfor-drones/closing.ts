export const closing = "Tell us the load and the distance, in round numbers.";
