import { styled } from 'styled-components';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';

const Nav = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--gap);
  border-block: 1px solid var(--hairline);

  a {
    display: grid;
    align-content: start;
    padding-block: 16px;
    text-decoration: none;
  }

  a[data-side='next'] {
    grid-column-end: -1;
    text-align: right;
  }

  > :only-child {
    grid-column: 1 / -1;
  }

  a:hover strong {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  small {
    color: var(--ash);
    font-size: var(--size-small);
  }
`;

interface Neighbour {
  path: string;
  title: string;
}

interface NeighbourLinksProps {
  messages: { neighbours: string; previous: string; next: string };
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** Links to the page before and the page after one, each with its title; nothing without either. */
export function NeighbourLinks({ messages, previous, next }: NeighbourLinksProps) {
  if (!previous && !next) return null;
  return (
    <Nav aria-label={messages.neighbours} data-print="none">
      {(['previous', 'next'] as const).map((side) => {
        const neighbour = side === 'previous' ? previous : next;
        return (
          neighbour && (
            <Link key={side} to={neighbour.path} data-side={side}>
              <small>{messages[side]}</small>
              <strong>
                <TextWithLanguage text={neighbour.title} />
              </strong>
            </Link>
          )
        );
      })}
    </Nav>
  );
}
