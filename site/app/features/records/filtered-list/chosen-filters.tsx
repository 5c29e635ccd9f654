import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { Link } from '../../../router/link';
import { CloseIcon } from '../../../ui/icons/icons';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { Facet } from './facet';
import { filterMessages } from './messages';
import type { ListFilters } from './use-list-filters';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  > span {
    color: var(--ash);
    font-size: var(--size-small);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--hit);
  }

  li a {
    padding-inline: 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  li a:hover {
    border-color: var(--ink);
    background: var(--silk);
  }

  li svg {
    width: 1em;
    height: 1em;
  }
`;

interface ChosenFiltersProps<Name extends string> {
  facets: readonly Facet<Name>[];
  filters: ListFilters<Name>;
  /** Called when a link is pressed, which then disappears. */
  onRemove: (event: MouseEvent) => void;
}

/** The chosen filters, each as a link that removes it, and a link that removes all. */
export function ChosenFilters<Name extends string>(props: ChosenFiltersProps<Name>) {
  const { facets, filters, onRemove } = props;
  const { objects } = useMessages();
  const messages = usePageMessages(filterMessages);
  const chosen = facets.filter(({ name }) => filters.values[name] !== '');
  if (chosen.length === 0) return null;
  return (
    <Box>
      <span aria-hidden="true">{messages.chosen}</span>
      <ul className="chosen" aria-label={messages.chosen}>
        {chosen.map((facet) => {
          const value = filters.values[facet.name];
          const option = facet.options.find((each) => each.value === value);
          return (
            <li key={facet.name}>
              <Link to={filters.pathWithout([facet.name])} keepScrollAndFocus onClick={onRemove}>
                <VisuallyHidden>{messages.remove}</VisuallyHidden>
                {option?.label ?? facet.chosenLabel ?? messages.unlisted}
                <CloseIcon />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        to={filters.pathWithout(chosen.map(({ name }) => name))}
        keepScrollAndFocus
        onClick={onRemove}
      >
        {objects.clear}
      </Link>
    </Box>
  );
}
