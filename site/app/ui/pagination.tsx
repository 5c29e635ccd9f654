import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n/language';
import { Link } from '../router/link';
import { plainButton } from './button';
import { goToHeading } from './go-to-heading';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { pagesToShow } from './pages-to-show';
import { isPlainClick } from './plain-click';

const Nav = styled.nav`
  margin-top: clamp(40px, 5vw, 72px);

  .pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }

  a {
    ${plainButton}
    padding: 0 10px;
    border-color: transparent;
  }

  a[aria-current] {
    border-color: var(--cinnabar);
    color: var(--cinnabar-text);
    font-weight: 700;
  }
`;

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  /** Id of the list's heading, where the list is one part of its page: another page of it leads there. */
  headingId?: string;
}

/**
 * The pages of a list as links; nothing where one page holds all. Turning lands at the beginning of the
 * list: the parent element holds its count, its records and these links.
 */
export function Pagination({ page, pageCount, pathOf, headingId }: PaginationProps) {
  const words = useMessages().pagination;
  const nav = useRef<HTMLElement>(null);
  const isTurning = useRef(false);

  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    const list = nav.current?.parentElement;
    const start = list?.querySelector<HTMLElement>('.count') ?? list;
    if (!start) return;
    start.tabIndex = -1;
    start.scrollIntoView();
    start.focus({ preventScroll: true });
  }, [page]);

  if (pageCount < 2) return null;
  const turning = {
    keepPlace: true,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      if (headingId === undefined) isTurning.current = true;
      else goToHeading(headingId);
    },
  };
  return (
    <Nav ref={nav} aria-label={words.label} data-print="none">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link {...turning} to={pathOf(page - 1)} aria-label={words.previous} rel="prev">
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                {...turning}
                to={pathOf(each)}
                aria-label={words.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link {...turning} to={pathOf(page + 1)} aria-label={words.next} rel="next">
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  );
}
