import { styled } from 'styled-components';
import { PageWidth } from '../ui/page-width';
import { Bone, TextBones } from '../ui/skeleton';

const SkeletonPage = styled(PageWidth)`
  display: none;
  min-height: 100vh;
  padding-top: 84px;

  /* No animation: shown briefly, while the main thread of slow phones is busy. */
  span {
    animation: none;
  }
`;

/**
 * Skeleton that replaces the prerendered home page until the page behind the hash is loaded: all hashes get the
 * same HTML. Hidden from assistive technology.
 */
export function Elsewhere() {
  return (
    <SkeletonPage aria-hidden="true" className="elsewhere">
      <Bone $width="min(420px, 70%)" $height="2.6em" style={{ marginBottom: '2em' }} />
      <TextBones lines={4} />
      <Bone $ratio="16 / 7" />
    </SkeletonPage>
  );
}

/** `data-elsewhere` on the root element is set by the inline script for a hash other than the home page. */
export const elsewhereCss = [
  '[data-elsewhere] #root .ahead main>*,[data-elsewhere] #root .ahead footer{display:none}',
  '[data-elsewhere] #root .ahead .elsewhere{display:block}',
].join('\n');

/** `data-token` on the root element: the browser stores a token; hides the prerendered log-in link. */
export const tokenCss = '[data-token] #root .ahead .login{visibility:hidden}';
