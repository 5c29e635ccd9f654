import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CategoryNode } from '../../api/category-tree';
import { CategoryLink } from '../../features/category-link/category-link';
import { RatingEntrance } from '../../features/rating/rating-entrance';
import { useMessages } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { SubMenuButton } from './sub-menu-button';

const Box = styled.div`
  .area {
    margin-bottom: 8px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--hairline);
    font-size: var(--size-h3);
  }

  li a,
  li span {
    display: flex;
    flex: 1;
    align-items: center;
    min-height: 48px;
    padding-block: 6px;
    line-height: 1.4;
    text-decoration: none;
  }

  li a:hover {
    color: var(--cinnabar-text);
  }

  a[aria-current] {
    font-weight: 700;
    color: var(--cinnabar-text);
  }

  a[aria-current='page']::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-right: 10px;
    background: var(--cinnabar);
  }

  .row {
    display: flex;
  }

  .row button {
    display: grid;
    place-items: center;
    width: 44px;
    border: 0;
    background: transparent;
  }

  .row button svg {
    width: 16px;
  }

  .row button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  .third {
    margin-left: 4px;
    padding-left: 16px;
    border-left: 1px solid var(--hairline);
  }

  .third a {
    min-height: 44px;
    font-size: var(--size-small);
  }

  @media (min-width: 67.5em) {
    position: sticky;
    top: calc(32px + var(--a11y-toolbar-top, 0px));
    align-self: start;
    max-height: calc(100vh - 64px - var(--a11y-toolbar-top, 0px));
    margin: -6px;
    padding: 6px;
    overflow-y: auto;

    > button {
      width: 100%;
      margin-top: 24px;
    }
  }

  @media (max-width: 67.4375em) {
    margin-bottom: 28px;

    > button {
      margin-top: 16px;
    }

    .area {
      display: none;
    }

    .second {
      display: flex;
      flex-wrap: wrap;
      gap: 0 24px;
      border-bottom: 1px solid var(--hairline);
    }

    .third:not([hidden]) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 20px;
      margin: 0 0 8px;
      padding: 0;
      border: 0;
    }

    .row {
      justify-content: flex-start;
    }

    .row a {
      flex: 0 1 auto;
    }

    .second > li {
      max-width: 100%;
    }

    .second > li:has(.third:not([hidden])) {
      flex-basis: 100%;
    }
  }
`;

interface SideMenuProps {
  /** From the area down to the shown page. */
  trail: readonly CategoryNode[];
}

/** The shown page's area: its second level, and the third where one opens it; and the rating. */
export function SideMenu({ trail }: SideMenuProps) {
  const { menu } = useMessages();
  const [area] = trail;
  const shown = trail.at(-1);
  if (!area || !shown) return null;
  return (
    <Box data-print="none">
      <nav aria-label={menu.side}>
        <h2 className="area">
          <Passage text={area.category.categoryName} />
        </h2>
        <ul className="second">
          {area.children.map((node) => (
            // Anew when the visitor comes to it or leaves it, so that it opens and closes by itself.
            <Second key={`${node.category.id} ${trail.includes(node)}`} node={node} trail={trail} />
          ))}
        </ul>
      </nav>
      <RatingEntrance />
    </Box>
  );
}

function Second({ node, trail }: { node: CategoryNode; trail: readonly CategoryNode[] }) {
  const id = useId();
  const onTrail = trail.includes(node);
  const [open, setOpen] = useState(onTrail);
  const { category, children } = node;
  const mark = (each: CategoryNode) => (each === trail.at(-1) ? 'page' : undefined);
  return (
    <li>
      <div className="row">
        <CategoryLink
          category={category}
          aria-current={mark(node) ?? (onTrail ? 'true' : undefined)}
        />
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
      {children.length > 0 && (
        <ul id={id} className="third" hidden={!open}>
          {children.map((child) => (
            <li key={child.category.id}>
              <CategoryLink category={child.category} aria-current={mark(child)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
