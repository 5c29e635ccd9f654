import { useContext, useEffect, useRef } from 'react';
import { idPrefix } from '../../../contract/shared/rich-text-ids';
import { SkeletonText } from '../feedback/skeleton';
import { ChunkRetry } from '../lazy/chunk-retry';
import { NavigateContext } from '../link/navigate-context';
import { Prose } from './prose';
import { useCleanHtml } from './use-clean-html';

/**
 * The only component that renders HTML from content, after sanitising it. Links to routes, such as
 * `#/News`, navigate in the router; anchors move focus and keep the route.
 */
export function RichText({ html }: { html: string }) {
  const navigate = useContext(NavigateContext);
  const box = useRef<HTMLDivElement>(null);
  const { clean, isKept, hasFailed, load } = useCleanHtml(html);
  const isShown = clean !== undefined;

  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('#') || hasModifier(event)) return;
      event.preventDefault();
      if (href.startsWith('#/')) navigate(href.slice(1));
      else showAnchor(href.slice(1));
    };
    element?.addEventListener('click', follow);
    return () => {
      element?.removeEventListener('click', follow);
    };
  }, [navigate, isShown]);

  if (!clean) return hasFailed ? <ChunkRetry onRetry={load} /> : <SkeletonText lines={4} />;
  // eslint-disable-next-line no-restricted-syntax -- sanitised above; every other place uses this component
  return <Prose ref={box} dangerouslySetInnerHTML={clean} suppressHydrationWarning={isKept} />;
}

/** Whether the click opens a new tab or window. */
function hasModifier(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function showAnchor(name: string): void {
  const target = document.getElementById(`${idPrefix}${name}`);
  if (!target) return;
  target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
