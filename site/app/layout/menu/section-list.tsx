import { useId, useState } from 'react';
import type { CategoryNode } from '../../api/read/category-tree';
import { CategoryLink } from '../../features/category-link/category-link';
import { SubMenuButton } from './sub-menu-button';

export interface SectionListProps {
  /** Categories from the area down to the current page. */
  trail: readonly CategoryNode[];
}

/** The second level of the current area; the third level in disclosures. */
export function SectionList({ trail }: SectionListProps) {
  return (
    <ul className="second">
      {trail[0]?.children.map((node) => (
        // The key resets the open state when the category enters or leaves the trail.
        <SecondLevelItem
          key={`${node.category.id} ${trail.includes(node)}`}
          node={node}
          trail={trail}
        />
      ))}
    </ul>
  );
}

function SecondLevelItem({ node, trail }: { node: CategoryNode; trail: readonly CategoryNode[] }) {
  const id = useId();
  const onTrail = trail.includes(node);
  const [open, setOpen] = useState(onTrail);
  const { category, children } = node;
  const ariaCurrent = (each: CategoryNode) => (each === trail.at(-1) ? 'page' : undefined);
  return (
    <li>
      <div className="row">
        <CategoryLink
          category={category}
          aria-current={ariaCurrent(node) ?? (onTrail ? 'true' : undefined)}
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
              <CategoryLink category={child.category} aria-current={ariaCurrent(child)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
