import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../../router/load-chunk';
import { MenuFailed } from './menu-failed';
import type { MobileMenuProps } from './mobile-menu';

const load = () => loadChunk(() => import('./mobile-menu'));

/** Fetches the menu of narrow screens before it is opened. */
export function fetchMobileMenu(): void {
  // A failure shows when the menu is opened.
  load().catch(() => undefined);
}

const MobileMenu = lazy<ComponentType<MobileMenuProps>>(() =>
  load().then(
    (module) => ({ default: module.MobileMenu }),
    () => ({ default: Unreachable }),
  ),
);

function Unreachable() {
  return (
    <MenuFailed
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
