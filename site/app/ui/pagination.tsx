import { styled } from 'styled-components';
import { useMessages } from '../i18n/language';
import { Link } from '../router/link';
import { plainButton } from './button';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { pagesToShow } from './pages-to-show';

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
}

/** The pages of a list as links; nothing where one page holds all. */
export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  const words = useMessages().pagination;
  if (pageCount < 2) return null;
  return (
    <Nav aria-label={words.label} data-print="none">
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={pathOf(page - 1)} aria-label={words.previous} rel="prev">
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
            <Link to={pathOf(page + 1)} aria-label={words.next} rel="next">
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </Nav>
  );
}
