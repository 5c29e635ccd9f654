import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CategoryNode } from '../../api/category-tree';
import { useCategories } from '../../api/use-categories';
import { CategoryLink } from '../../features/category-link/category-link';
import { Today } from '../../features/opening-hours/today';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { ChevronDownIcon } from '../../ui/icons';
import { pageWidth } from '../../ui/page-width';
import { useActiveTrail } from './active-trail';
import { MenuFailed } from './menu-failed';

const Nav = styled.nav`
  ${pageWidth}
  min-height: 70vh;
  padding-block: 24px 64px;

  @media (min-width: 1080px) {
    display: none;
  }

  .areas {
    margin: 20px 0 28px;
  }

  .areas > li {
    border-bottom: 1px solid var(--hairline);
  }

  .row {
    display: flex;
    align-items: stretch;
  }

  .row > a,
  .row > span {
    display: flex;
    flex: 1;
    align-items: center;
    min-height: 64px;
    font-family: var(--heading-font);
    font-size: 1.4rem;
    text-decoration: none;
  }

  li[data-current] > .row > a {
    color: var(--cinnabar-text);
  }

  .row button {
    display: grid;
    place-items: center;
    width: 64px;
    border: 0;
    border-left: 1px solid var(--hairline);
    background: transparent;
  }

  .row button svg {
    transition: rotate 0.2s;
  }

  .row button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  .below {
    padding-bottom: 16px;
    columns: 2 150px;
    column-gap: 24px;
  }

  .below li {
    break-inside: avoid;
  }

  .below a,
  .below span {
    display: flex;
    align-items: center;
    min-height: var(--hit);
    line-height: 1.4;
    text-decoration: none;
  }

  .below .third a {
    padding-left: 16px;
    border-left: 1px solid var(--hairline);
    font-size: var(--size-small);
  }
`;

/** The menu of narrow screens: it takes the page's place while it is open. */
export function MobileMenu() {
  const { menu } = useMessages();
  const { tree, error, retry } = useCategories();
  const current = useActiveTrail()[0]?.category.id;
  return (
    <Nav id="mobile-menu" aria-label={menu.main} data-print="none">
      <SearchBox />
      {error && <MenuFailed onRetry={retry} />}
      <ul className="areas">
        {tree?.map((node) => (
          <Area key={node.category.id} node={node} current={node.category.id === current} />
        ))}
      </ul>
      <Today />
    </Nav>
  );
}

function Area({ node, current }: { node: CategoryNode; current: boolean }) {
  const { menu } = useMessages();
  const id = useId();
  const [open, setOpen] = useState(current);
  const { category, children } = node;
  return (
    <li data-current={current || undefined}>
      <div className="row">
        <CategoryLink category={category} aria-current={current ? 'true' : undefined} />
        {children.length > 0 && (
          <button
            type="button"
            aria-label={menu.subMenu(category.categoryName)}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
            }}
          >
            <ChevronDownIcon />
          </button>
        )}
      </div>
      <ul id={id} className="below" hidden={!open}>
        {children.map((child) => (
          <li key={child.category.id}>
            <CategoryLink category={child.category} />
            {child.children.length > 0 && (
              <ul className="third">
                {child.children.map(({ category: third }) => (
                  <li key={third.id}>
                    <CategoryLink category={third} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
