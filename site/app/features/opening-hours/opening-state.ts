/** The museum's hours (its notice “opening-hours” says the same to visitors). Minutes of the day. */
const opens = 9 * 60;
const closes = 17 * 60;
const monday = 1;
const dayMs = 86_400_000;
/** The city keeps UTC+8 all year. */
const offsetMs = 8 * 3_600_000;

/** Mondays that are public holidays, on which the museum opens; the government names them each year. */
const openMondays: ReadonlySet<string> = new Set([
  '2026-02-16',
  '2026-02-23',
  '2026-04-06',
  '2026-05-04',
  '2026-10-05',
]);

export const openingTimes = { from: '9:00', until: '17:00', lastEntry: '16:30' } as const;

export interface OpeningState {
  /** `later`: today, but not yet. `over`: was open today. `closed`: not open today at all. */
  state: 'open' | 'later' | 'over' | 'closed';
  /** Weekday, 0 = Sunday, of the next opening after today, and whether that is tomorrow. */
  next: { weekday: number; tomorrow: boolean };
}

/** Whether the museum is open at a moment, wherever the visitor's clock stands. */
export function openingState(now: Date): OpeningState {
  const minute = Math.floor(((now.getTime() + offsetMs) % dayMs) / 60_000);
  const days = [1, 2].map((ahead) => new Date(now.getTime() + ahead * dayMs));
  const following = days.find(opensOn) ?? now;
  const next = { weekday: weekdayOf(following), tomorrow: following === days[0] };
  if (!opensOn(now)) return { state: 'closed', next };
  if (minute < opens) return { state: 'later', next };
  return { state: minute < closes ? 'open' : 'over', next };
}

function opensOn(moment: Date): boolean {
  return weekdayOf(moment) !== monday || openMondays.has(museumDay(moment));
}

function weekdayOf(moment: Date): number {
  return new Date(moment.getTime() + offsetMs).getUTCDay();
}

/** The museum's calendar day of a moment, ISO 8601. */
export function museumDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);
}
