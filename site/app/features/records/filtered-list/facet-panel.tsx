import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { isPlainClick } from '../../../ui/link/is-plain-click';
import { useIsStaticPage } from '../../../ui/static-page';
import { ChoiceRow } from '../filters/choice-row';
import { ChosenFilters } from './chosen-filters';
import type { Facet, FacetOption } from './facet';
import { FurtherFilters } from './further-filters';
import { filterMessages } from './messages';
import type { ListFilters } from './use-list-filters';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  margin-top: clamp(16px, 2vw, 28px);

  .further {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }

  &[data-ruled] {
    padding-block: 16px;
    border-block: 1px solid var(--hairline);
  }
`;

const Count = styled.small`
  margin-left: 0.4em;
  color: var(--ash);
  font-size: var(--size-small);
  font-variant-numeric: lining-nums;
  font-weight: 400;
`;

interface FacetPanelProps<Name extends string> {
  facets: readonly Facet<Name>[];
  filters: ListFilters<Name>;
  /** Field above the rows. */
  search?: ReactNode;
  /** Field below the further filters. */
  furtherField?: ReactNode;
}

/** Filters of a list: one row of links each, then the chosen ones. */
export function FacetPanel<Name extends string>(props: FacetPanelProps<Name>) {
  const { facets, filters, search, furtherField } = props;
  const { objects } = useMessages();
  const messages = usePageMessages(filterMessages);
  const panel = useRef<HTMLDivElement>(null);
  const rows = facets.filter(({ options }) => options.length > 0);
  const isChosen = ({ name }: Facet<Name>) => filters.values[name] !== '';
  const hasChosen = facets.some(isChosen);
  const further = rows.filter(({ isFurther }) => isFurther);
  const isStatic = useIsStaticPage();
  const toRow = ({ name, label, options }: Facet<Name>) => (
    <ChoiceRow
      key={name}
      label={label}
      chosen={filters.values[name]}
      pathOf={(value) => filters.pathTo({ [name]: value } as Partial<Record<Name, string>>)}
      choices={[
        { value: '', label: objects.all },
        ...options.map((option) => ({ value: option.value, label: optionLabel(option) })),
      ]}
    />
  );
  if (isStatic || (rows.length === 0 && !hasChosen && !search)) return null;
  return (
    <Panel
      ref={panel}
      role="group"
      aria-label={messages.filters}
      tabIndex={-1}
      data-print="none"
      data-ruled={rows.length > 1 || search ? true : undefined}
    >
      {search}
      {rows.filter(({ isFurther }) => !isFurther).map(toRow)}
      {(further.length > 0 || furtherField) && (
        <FurtherFilters areChosen={facets.some((facet) => facet.isFurther && isChosen(facet))}>
          {further.map(toRow)}
          {furtherField}
        </FurtherFilters>
      )}
      <ChosenFilters
        facets={facets}
        filters={filters}
        onRemove={(event) => {
          // The pressed link disappears with its filter.
          if (isPlainClick(event)) panel.current?.focus({ preventScroll: true });
        }}
      />
    </Panel>
  );
}

function optionLabel({ label, count }: FacetOption): ReactNode {
  if (count === undefined) return label;
  return (
    <>
      {label}
      <Count>{count}</Count>
    </>
  );
}
