import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../../loading/load-chunk';
import { MenuError } from './menu-error';
import type { MobileMenuProps } from './mobile-menu';

const load = () => loadChunk(() => import('./mobile-menu'));

/** Prefetches the mobile menu's code. */
export function preloadMobileMenu(): void {
  // A failure is shown when the menu is opened.
  load().catch(() => undefined);
}

const MobileMenu = lazy<ComponentType<MobileMenuProps>>(() =>
  load().then(
    (module) => ({ default: module.MobileMenu }),
    () => ({ default: LoadError }),
  ),
);

function LoadError() {
  return (
    <MenuError
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}

export function LazyMobileMenu(props: MobileMenuProps) {
  return (
    <Suspense>
      <MobileMenu {...props} />
    </Suspense>
  );
}
