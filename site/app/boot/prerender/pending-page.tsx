import { styled } from 'styled-components';
import { PageWidth } from '../../ui/page/page-width';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';

const SkeletonPage = styled(PageWidth)`
  display: none;
  min-height: 100vh;
  padding-top: 84px;

  /* No animation: shown briefly, while the main thread of slow phones is busy. */
  span {
    animation: none;
  }

  > span:first-child {
    margin-bottom: 2em;
  }
`;

/**
 * Skeleton that is shown below the prerendered header until the page behind the hash is loaded: all hashes get the
 * same HTML. Outside `#root`, so that it is not hydrated. Hidden from assistive technology.
 */
export function PendingPage() {
  return (
    <SkeletonPage aria-hidden="true" className="pending-page" data-prerendered="">
      <SkeletonBlock $width="min(420px, 70%)" $height="2.6em" />
      <SkeletonText lines={4} />
      <SkeletonBlock $ratio="16 / 7" />
    </SkeletonPage>
  );
}

/** Selector of the skeleton, with a higher specificity than class rules. */
export const pendingPageScope = '.pending-page.pending-page';

/** `data-page-pending` on the root element is set by the inline script for a hash other than the home page. */
export const pendingPageCss = [
  '[data-page-pending] #root.prerendered :is(main>*,footer){display:none}',
  '[data-page-pending] #root.prerendered>*{min-height:0}',
  '[data-page-pending] .prerendered+.pending-page{display:block}',
].join('\n');

/** `data-has-token` on the root element: the browser stores a token; hides the prerendered log-in link. */
export const loginLinkCss = '[data-has-token] #root.prerendered .login{visibility:hidden}';
