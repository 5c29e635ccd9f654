import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/i18n-context';
import { Link, type LinkProps } from '../../../router/link';
import { plainButton } from '../../../ui/button';
import { focusHeading } from '../../../ui/link/focus-heading';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/icons';
import { pagesToShow } from '../../../ui/page/pages-to-show';
import { isPlainClick } from '../../../ui/link/is-plain-click';

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
  /** Path of a page of the list. */
  pathOf: (page: number) => string;
  /** Id of the list's heading if the list is a section of its page; a page change moves focus to it. */
  headingId?: string;
}

/**
 * Links to the pages of a list; renders nothing for a single page. A page change moves focus to the
 * start of the list: the `.count` in the parent element, else the parent element itself.
 */
export function Pagination({ page, pageCount, pathOf, headingId }: PaginationProps) {
  const messages = useMessages().pagination;
  const nav = useRef<HTMLElement>(null);
  const isPageChange = useRef(false);

  useEffect(() => {
    if (!isPageChange.current) return;
    isPageChange.current = false;
    const list = nav.current?.parentElement;
    const start = list?.querySelector<HTMLElement>('.count') ?? list;
    if (!start) return;
    start.tabIndex = -1;
    start.scrollIntoView();
    start.focus({ preventScroll: true });
  }, [page]);

  if (pageCount < 2) return null;
  const linkProps: Pick<LinkProps, 'keepScrollAndFocus' | 'onClick'> = {
    keepScrollAndFocus: true,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      if (headingId === undefined) isPageChange.current = true;
      else focusHeading(headingId);
    },
  };
  return (
    <Nav ref={nav} aria-label={messages.label} data-print="none">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link {...linkProps} to={pathOf(page - 1)} aria-label={messages.previous} rel="prev">
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
                {...linkProps}
                to={pathOf(each)}
                aria-label={messages.page(each)}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link {...linkProps} to={pathOf(page + 1)} aria-label={messages.next} rel="next">
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  );
}
