import { useId } from 'react';
import { useCategories } from '../../api/use-categories';
import { useMessages } from '../../i18n/language';
import { Bone } from '../../ui/skeleton';
import { useActiveTrail } from './active-trail';
import { MenuFailed } from './menu-failed';
import { Bar } from './main-menu.styles';
import { MenuItem } from './menu-item';
import { useOpenItem } from './use-open-item';

/** Main menu: the top categories, with sub-menus on hover or by a button. */
export function MainMenu() {
  const { menu } = useMessages();
  const { tree, error, retry } = useCategories();
  const trail = useActiveTrail();
  const open = useOpenItem();
  const id = useId();
  return (
    <Bar aria-label={menu.main}>
      {error && <MenuFailed onRetry={retry} />}
      {!tree && !error && <Bone $width="min(560px, 50vw)" $height="44px" />}
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
