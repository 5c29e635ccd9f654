import type { ExhibitFacet } from '../../../contract/schemas/exhibit';

export type PeriodValue = ExhibitFacet['values'][number];

/** Place of a period on the scale, in per cent of its width. */
export interface ScalePlace {
  left: number;
  width: number;
  /** Whether it began before the scale does. */
  isCut: boolean;
}

/** Years that are written on the scale. */
export const marks = [-2_000, -1_000, 1, 1_000] as const;

/** The Stone Age lasted longer than all later periods together: only its end is on the scale. */
const firstYear = -2_600;

/**
 * Place of a span of years on a linear scale up to today.
 * @param to default: today
 */
export function placeOf({ from, to }: { from: number; to?: number }, today: number): ScalePlace {
  const share = (year: number) =>
    ((Math.min(Math.max(year, firstYear), today) - firstYear) / (today - firstYear)) * 100;
  const [left, right] = [share(from), share(to ?? today)];
  return { left, width: Math.max(right - left, 0), isCut: from < firstYear };
}
