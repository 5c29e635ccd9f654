import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CategoryNode } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { CategoryLink } from '../../features/category-link/category-link';
import { OpeningToday } from '../../features/opening-hours/opening-today';
import { RatingButton } from '../../features/rating/rating-button';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/i18n-context';
import { pageWidth } from '../../ui/page/page-width';
import { useActiveTrail } from './active-trail';
import { MenuError } from './menu-error';
import { SubMenuButton } from './sub-menu-button';
import { mobileMenuId } from './use-mobile-menu';

const Box = styled.div`
  ${pageWidth}
  min-height: 70vh;
  padding-block: 24px 64px;

  @media (min-width: 67.5em) {
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

  .below [aria-current] {
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  .below [aria-current='page']::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-right: 8px;
    background: var(--cinnabar);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
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

export interface MobileMenuProps {
  /** Called when a link in the menu is followed. */
  onFollow: () => void;
}

interface AreaProps extends MobileMenuProps {
  node: CategoryNode;
  /** Category ids from the area down to the current page. */
  trail: readonly string[];
}

/** Menu of narrow screens; the page is hidden while it is open. */
export function MobileMenu({ onFollow }: MobileMenuProps) {
  const { menu } = useMessages();
  const { tree, error, retry } = useCategories();
  const trail = useActiveTrail().map(({ category }) => category.id);
  return (
    <Box id={mobileMenuId} data-print="none">
      <SearchBox />
      <nav aria-label={menu.main}>
        {error && <MenuError onRetry={retry} />}
        <ul className="areas">
          {tree?.map((node) => (
            <Area key={node.category.id} node={node} trail={trail} onFollow={onFollow} />
          ))}
        </ul>
      </nav>
      <div className="foot">
        <OpeningToday onFollow={onFollow} />
        <RatingButton />
      </div>
    </Box>
  );
}

function Area({ node, trail, onFollow }: AreaProps) {
  const id = useId();
  const { category, children } = node;
  const isCurrent = trail[0] === category.id;
  const [open, setOpen] = useState(isCurrent);
  const linkTo = ({ category: each }: CategoryNode) => (
    <CategoryLink
      category={each}
      replace
      aria-current={each.id === trail.at(-1) ? 'page' : trail.includes(each.id) || undefined}
      onClick={onFollow}
    />
  );
  return (
    <li data-current={isCurrent || undefined}>
      <div className="row">
        {linkTo(node)}
        {children.length > 0 && (
          <SubMenuButton
            name={category.categoryName}
            controls={id}
            open={open}
            onToggle={() => {
              setOpen(!open);
            }}
          />
        )}
      </div>
      <ul id={id} className="below" hidden={!open}>
        {children.map((child) => (
          <li key={child.category.id}>
            {linkTo(child)}
            {child.children.length > 0 && (
              <ul className="third">
                {child.children.map((third) => (
                  <li key={third.category.id}>{linkTo(third)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
