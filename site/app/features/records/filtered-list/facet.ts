import type { ReactNode } from 'react';
import type { ContentEntry } from '../../../../contract/schemas/content';

export interface FacetOption {
  value: string;
  label: ReactNode;
  /** Number of records with that value. */
  count?: number;
}

/** A filter of a list with its values in display order; without options it is set elsewhere, as a keyword. */
export interface Facet<Name extends string> {
  name: Name;
  label: string;
  options: readonly FacetOption[];
  /** Name of the chosen value where no option has it. Default: a text for an unknown value. */
  chosenLabel?: string | undefined;
  /** Whether the row stands behind the button for further filters. Default false. */
  isFurther?: boolean;
}

/** The distinct values of a fact of the entries, in the order of the entries. */
export function factOptions(entries: readonly ContentEntry[], fact: string): FacetOption[] {
  const values = new Set(entries.map(({ facts }) => facts?.[fact] ?? ''));
  return [...values].filter(Boolean).map((value) => ({ value, label: value }));
}
