/** Seconds in whole minutes for a text, at least one. */
export function toMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
