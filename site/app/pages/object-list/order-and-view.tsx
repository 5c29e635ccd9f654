import { styled } from 'styled-components';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { objectSorts, type ObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 40px;
  margin: -8px 0 24px;

  > * {
    min-width: 0;
  }

  @media (max-width: 47.9375em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    [role='group'] > span {
      display: none;
    }
  }
`;

/** Order of the list, and its form: pictures in a grid, or a list with more facts. */
export function OrderAndView({ filters }: { filters: ObjectFilters }) {
  const isTimeline = filters.values.view === 'time';
  const sort = filters.values.sort || (isTimeline ? 'oldest' : '');
  const messages = useObjectListMessages();
  // The service puts the objects with the most of a colour first, otherwise the best matches of a keyword.
  const { colour, keyword } = filters.values;
  const ownOrder = (colour && messages.byColour) || (keyword && messages.byMatch);
  return (
    <Rows className="order-and-view">
      <ChoiceRow
        label={messages.sort}
        chosen={sort}
        pathOf={(sort) => filters.pathTo({ sort })}
        choices={(isTimeline ? objectSorts : (['', ...objectSorts] as const)).map((value) => ({
          value,
          label: (value === '' && ownOrder) || messages.sorts[value],
        }))}
      />
      <ChoiceRow
        label={messages.view}
        chosen={filters.values.view}
        pathOf={(view) => filters.pathTo({ view })}
        choices={(['', 'list', 'time', 'map'] as const).map((value) => ({
          value,
          label: messages.views[value],
        }))}
      />
    </Rows>
  );
}
