/** Formats seconds as minutes and seconds: `1:05`. */
export function formatPlaybackTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats seconds as a duration for the `datetime` attribute: `PT65S`. */
export function toIsoDuration(seconds: number): string {
  return `PT${Number.isFinite(seconds) ? Math.floor(seconds) : 0}S`;
}
