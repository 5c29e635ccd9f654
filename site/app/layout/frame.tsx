import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCategories } from '../api/hooks/category';
import { useToolbar } from '../features/accessibility/use-toolbar';
import { ChunkRetry } from '../ui/lazy/chunk-retry';
import { LazyOnVisible } from '../ui/lazy/lazy-on-visible';
import { PageSkeleton } from './page-skeleton';
import { BelowTitleProvider } from '../router/below-title';
import { useHashLocation } from '../router/use-hash-location';
import { useRoute } from '../router/use-route';
import { NoticeRegion, useNotices } from '../ui/feedback/notices';
import { pageWidth } from '../ui/page/page-width';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { PrintHeader } from './print-header';
import { useActiveTrail } from './menu/active-trail';
import { LazyMobileMenu, preloadMobileMenu } from './menu/lazy-mobile-menu';
import { useMobileMenu } from './menu/use-mobile-menu';
import { PartBoundary } from './part-boundary/part-boundary';
import { contentId, SkipLink } from './skip-link';
import { usePageChrome } from './use-page-chrome';

const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  @media print {
    display: block;
    min-height: 0;
  }
`;

const Columns = styled.div`
  &[data-margin] {
    ${pageWidth}
  }

  @media (min-width: 67.5em) {
    &[data-side] {
      display: grid;
      grid-template-columns: 200px minmax(0, 1fr);
      gap: clamp(40px, 5vw, 88px);
      padding-top: 24px;
    }

    &[data-side] > main {
      grid-column: 2;
    }
  }
`;

const Failed = styled.div`
  ${pageWidth}
`;

const importOfflineLine = async () =>
  (await import('../features/offline-kit/offline-line')).OfflineLine;

const neverChanges = () => () => undefined;
/** A device that keeps a part of the site has a service worker. */
const hasWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/** Layout around every page; the route's `meta` flags leave parts out. */
export function Frame({ children }: { children: ReactNode }) {
  const { full } = useHashLocation();
  const meta = useRoute()?.route.meta ?? {};
  const { dismiss } = useNotices();
  const menu = useMobileMenu();
  useToolbar();
  const hasKit = useSyncExternalStore(neverChanges, hasWorker, () => false);

  useEffect(() => dismiss, [dismiss, full]);

  return (
    <Shell>
      <SkipLink />
      {hasKit && (
        <PartBoundary>
          <LazyOnVisible loadComponent={importOfflineLine} />
        </PartBoundary>
      )}
      <PrintHeader />
      {!meta.hideHeader && (
        <PartBoundary as="header">
          <Header
            menuOpen={menu.isOpen}
            onPreloadMenu={preloadMobileMenu}
            hideNav={meta.hideNav ?? false}
            onToggleMenu={menu.toggle}
          />
        </PartBoundary>
      )}
      {menu.isOpen && (
        <PartBoundary>
          <LazyMobileMenu onFollow={menu.close} />
        </PartBoundary>
      )}
      <NoticeRegion />
      <div hidden={menu.isOpen}>
        <Content>{children}</Content>
      </div>
      {!meta.hideFooter && !menu.isOpen && (
        <PartBoundary as="footer">
          <Footer />
        </PartBoundary>
      )}
    </Shell>
  );
}

function Content({ children }: { children: ReactNode }) {
  // Pages render only after the menu request has succeeded or failed (spec section 4).
  const { tree, error } = useCategories();
  const isPending = !tree && !error;
  const { path } = useHashLocation();
  const match = useRoute();
  const trail = useActiveTrail();
  const hasMargin = !match?.route.meta?.noMargin;
  const hasMenuEntry = trail.at(-1)?.category.categoryCode === match?.route.name;
  const hasSideMenu = hasMargin && hasMenuEntry && trail.length > 1;
  const { parts, retry } = usePageChrome(hasMargin ? path : undefined);
  return (
    <>
      {parts && (
        <PartBoundary>
          <parts.Breadcrumbs />
        </PartBoundary>
      )}
      {retry && (
        <Failed>
          <ChunkRetry onRetry={retry} />
        </Failed>
      )}
      <Columns data-margin={hasMargin || undefined} data-side={hasSideMenu || undefined}>
        {hasSideMenu && parts && (
          <PartBoundary>
            <parts.SideMenu key={trail[0]?.category.id} trail={trail} />
          </PartBoundary>
        )}
        <main id={contentId} tabIndex={-1} aria-busy={isPending || undefined}>
          <BelowTitleProvider
            value={hasSideMenu && parts && <parts.SectionDisclosure key={path} trail={trail} />}
          >
            {isPending ? <PageSkeleton /> : children}
          </BelowTitleProvider>
        </main>
      </Columns>
    </>
  );
}
