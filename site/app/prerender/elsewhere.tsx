import { styled } from 'styled-components';
import { PageWidth } from '../ui/page-width';
import { Bone, TextBones } from '../ui/skeleton';

const Room = styled(PageWidth)`
  display: none;
  min-height: 100vh;
  padding-top: 84px;

  /* It stands for a moment, in which a slow phone has other things to do. */
  span {
    animation: none;
  }
`;

/**
 * Every address behind `#` gets the same HTML. At another one than the drawn page's this stands in the
 * page's place until its own is there; nobody hears of it.
 */
export function Elsewhere() {
  return (
    <Room aria-hidden="true" className="elsewhere">
      <Bone $width="min(420px, 70%)" $height="2.6em" style={{ marginBottom: '2em' }} />
      <TextBones lines={4} />
      <Bone $ratio="16 / 7" />
    </Room>
  );
}

/** `at-once.ts` says on the root element that the drawn page is another address's. */
export const elsewhereCss = [
  '[data-elsewhere] #root .ahead main>*,[data-elsewhere] #root .ahead footer{display:none}',
  '[data-elsewhere] #root .ahead .elsewhere{display:block}',
].join('\n');

/** And that the browser holds a token: the way in, drawn for everybody, is out of place. */
export const tokenCss = '[data-token] #root .ahead .login{visibility:hidden}';
