import { useId } from 'react';
import { useCategories } from '../../api/hooks/category';
import { useMessages } from '../../i18n/i18n-context';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { useActiveTrail } from './active-trail';
import { MenuError } from './menu-error';
import { Bar } from './main-menu.styles';
import { MenuItem } from './menu-item';
import { useDisclosureGroup } from './use-disclosure-group';

/** Main menu: the top categories, with sub-menus on hover or by a button. */
export function MainMenu() {
  const { menu } = useMessages();
  const { tree, error, retry } = useCategories();
  const trail = useActiveTrail();
  const open = useDisclosureGroup();
  const id = useId();
  return (
    <Bar aria-label={menu.main}>
      {error && <MenuError onRetry={retry} />}
      {!tree && !error && <SkeletonBlock $width="min(560px, 50vw)" $height="44px" />}
      <ul className="top">
        {tree?.map((node) => (
          <MenuItem
            key={node.category.id}
            node={node}
            panelId={`${id}${node.category.id}`}
            current={trail[0]?.category.id === node.category.id}
            open={open.openId === node.category.id}
            control={open}
          />
        ))}
      </ul>
    </Bar>
  );
}
