import { useRef } from 'react';
import type { CategoryNode } from '../../api/read/category-tree';
import { CategoryLink } from '../../features/category-link/category-link';
import { Item, Panel } from './main-menu.styles';
import { SubMenuButton } from './sub-menu-button';
import type { useDisclosureGroup } from './use-disclosure-group';

interface MenuItemProps {
  node: CategoryNode;
  panelId: string;
  current: boolean;
  open: boolean;
  control: ReturnType<typeof useDisclosureGroup>;
}

/** A top category with its sub-menu, a disclosure that opens by mouse hover or by its button. */
export function MenuItem({ node, panelId, current, open, control }: MenuItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { category, children } = node;
  const subCategories = category.showSecondMenu ? children : [];
  return (
    <Item
      data-disclosure=""
      data-current={current || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && subCategories.length > 0)
          control.openAfterDelay(category.id);
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') control.closeAfterDelay();
      }}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) control.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open && panelHasFocus(event.currentTarget, panelId)) {
          button.current?.focus();
        }
      }}
    >
      <CategoryLink
        category={category}
        className="name"
        aria-current={current ? 'true' : undefined}
        onClick={control.close}
      />
      {subCategories.length > 0 && (
        <SubMenuButton
          ref={button}
          name={category.categoryName}
          controls={panelId}
          open={open}
          onToggle={() => {
            control.toggle(category.id);
          }}
        />
      )}
      {subCategories.length > 0 && (
        <Panel id={panelId} hidden={!open}>
          {subCategories.map((child) => (
            <li key={child.category.id}>
              <CategoryLink category={child.category} className="second" onClick={control.close} />
              {child.children.length > 0 && (
                <ul className="third">
                  {child.children.map(({ category: third }) => (
                    <li key={third.id}>
                      <CategoryLink category={third} onClick={control.close} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </Panel>
      )}
    </Item>
  );
}

/** Whether focus is inside the panel and would be lost when it is hidden. */
function panelHasFocus(item: HTMLElement, panelId: string): boolean {
  return document.getElementById(panelId)?.contains(item.ownerDocument.activeElement) ?? false;
}
