/** Milliseconds in which the same request is one sent again, because the response to the first was lost. */
export const repetitionMs = 10 * 60_000;
