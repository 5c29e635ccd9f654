import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { objectColours } from '../../../contract/shared/object-colours';
import { objectFacetNames } from '../../api/read/exhibit-facets';
import { PeriodLabel } from '../../features/records/facts/period-label';
import type { Facet } from '../../features/records/filtered-list/facet';
import { useMessages } from '../../i18n/i18n-context';
import { placeFilters } from './places';
import type { ObjectFilterName, ObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

type FacetName = (typeof objectFacetNames)[number];

const Colour = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;

  &::before {
    content: '';
    width: 1em;
    height: 1em;
    border: 1px solid var(--control-line);
    border-radius: 50%;
    background: var(--swatch);
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

const swatches = new Map(objectColours.map(({ value, color }) => [value, color]));

/** Filters in view at once; the others stand behind a button. */
const firstFacets: readonly FacetName[] = ['period', 'material'];

/** Filters whose values the view itself shows. */
const shownBy: Readonly<Record<string, readonly FacetName[]>> = {
  time: ['period'],
  map: placeFilters,
};

/**
 * Filters of the list in the order in which they are shown. A filter that cannot narrow the list has no values, but
 * if one of them is chosen.
 */
export function useObjectFacets(
  filters: ObjectFilters,
  counted: readonly ExhibitFacet[],
): Facet<ObjectFilterName>[] {
  const { objects } = useMessages();
  const messages = useObjectListMessages();
  const rowOf = (name: FacetName): Facet<ObjectFilterName> => {
    const { total = 0, values = [] } = counted.find((facet) => facet.name === name) ?? {};
    const narrows = values.some(({ count }) => count < total) || filters.values[name] !== '';
    const isElsewhere = shownBy[filters.values.view]?.includes(name);
    const chosen = values.find(({ value }) => value === filters.values[name]);
    return {
      name,
      chosenLabel: chosen?.label,
      label: name === 'period' || name === 'material' ? objects[name] : messages.facets[name],
      options:
        narrows && !isElsewhere
          ? values.map(({ value, label, count }) => ({
              value,
              count,
              label:
                name === 'onView' || name === 'picture'
                  ? messages.yes[name]
                  : labelOf(name, value, label),
            }))
          : [],
      isFurther: !firstFacets.includes(name),
    };
  };
  const yearLabel = (name: 'from' | 'to') =>
    messages[name === 'from' ? 'notBefore' : 'notAfter'](
      messages.yearOf(Number(filters.values[name])),
    );
  return [
    { name: 'keyword', label: messages.keyword, options: [], chosenLabel: filters.values.keyword },
    ...objectFacetNames.map(rowOf),
    ...(['from', 'to'] as const).map((name) => ({
      name,
      label: messages.facets.years,
      options: [],
      chosenLabel: yearLabel(name),
      isFurther: true,
    })),
  ];
}

function labelOf(name: FacetName, value: string, label: string): ReactNode {
  if (name === 'period') return <PeriodLabel period={value} label={label} />;
  const swatch = name === 'colour' && swatches.get(value);
  if (!swatch) return label;
  return <Colour style={{ '--swatch': swatch }}>{label}</Colour>;
}
