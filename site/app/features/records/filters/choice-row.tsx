import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsStaticPage } from '../../../ui/static-page';
import { Link } from '../../../router/link';
import { filterRow } from './filter-row';

const Row = styled.div`
  ${filterRow}

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    min-width: var(--hit);
    justify-content: center;
    padding: 0 12px;
    border-bottom: 2px solid transparent;
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  a[aria-current] {
    border-bottom-color: var(--cinnabar);
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  /* Forced colours also paint transparent borders. */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
  }

  @media (max-width: 47.9375em) {
    .choices {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin-inline: calc(-1 * var(--edge));
      padding-inline: calc(var(--edge) - 12px);
      scrollbar-width: none;
      white-space: nowrap;
    }

    /* Beyond the edge: laid out in a later stage (inline-bootstrap.ts). */
    [data-stage='2'] & li:nth-child(n + 6) {
      display: none;
    }
  }
`;

interface Choice {
  /** '' means all. */
  value: string;
  label: ReactNode;
}

interface ChoiceRowProps {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  pathOf: (value: string) => string;
  /** Whether scroll position and focus are kept; false if a choice changes the page title. Default true. */
  keepScrollAndFocus?: boolean;
}

/** One filter as a row of links: the choice is in the URL. */
export function ChoiceRow({
  label,
  choices,
  chosen,
  pathOf,
  keepScrollAndFocus = true,
}: ChoiceRowProps) {
  const isStatic = useIsStaticPage();
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the row scrolls: scroll the current choice into view.
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = current.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
  }, [chosen, choices.length]);

  if (isStatic) return null;
  return (
    <Row role="group" aria-label={label} data-print="none">
      <span aria-hidden="true">{label}</span>
      <ul ref={list} className="choices">
        {choices.map((choice) => (
          <li key={choice.value}>
            <Link
              to={pathOf(choice.value)}
              keepScrollAndFocus={keepScrollAndFocus}
              aria-current={choice.value === chosen ? 'true' : undefined}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
