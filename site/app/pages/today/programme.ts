/** A line of the day's programme. */
export interface ProgrammeItem {
  /** Opening and closing of the doors, a docent's tour, an activity. */
  kind: 'hours' | 'tour' | 'activity';
  key: string;
  startAt: string;
  /** '' for a moment. */
  endAt: string;
  title: string;
  path?: string | undefined;
  facts: readonly string[];
}

/** Orders items by their start; those that begin together keep their order. */
export function sortProgramme(items: readonly ProgrammeItem[]): ProgrammeItem[] {
  return [...items].sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
}

/** Whether an item is over, on now or still to come; a moment is over when it has passed. */
export function timeState(
  { startAt, endAt }: Pick<ProgrammeItem, 'startAt' | 'endAt'>,
  now: Date,
): 'over' | 'now' | 'later' {
  const time = now.getTime();
  if (time < Date.parse(startAt)) return 'later';
  return endAt !== '' && time < Date.parse(endAt) ? 'now' : 'over';
}
