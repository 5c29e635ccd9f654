/** China has kept UTC+8 the whole year since 1991, so the museum's clock is a fixed shift. */
const offset = '+08:00';
const shift = 8 * 60 * 60 * 1000;

function shifted(moment: Date): string {
  return new Date(moment.getTime() + shift).toISOString();
}

/** The museum's day at a moment, `2026-11-21`. */
export function museumDay(moment: Date): string {
  return shifted(moment).slice(0, 10);
}

/** A moment as the museum writes it, `2026-11-21T09:00:00+08:00`. */
export function museumDateTime(moment: Date): string {
  return shifted(moment).slice(0, 19) + offset;
}
