import type { Settings } from '../../shared/options';
import type { FurtherTool } from '../further-tool';

type Scheme = NonNullable<Settings['scheme']>;

/** Text colour and background of each scheme; contrast at least 7:1. */
export const schemeColours: Readonly<Record<Exclude<Scheme, 'none'>, readonly [string, string]>> = {
  'black-on-white': ['#000', '#fff'],
  'white-on-black': ['#fff', '#000'],
  'yellow-on-black': ['#ff0', '#000'],
  'black-on-yellow': ['#000', '#ff0'],
  'blue-on-yellow': ['#00f', '#ff0'],
  dark: ['#e6e6e6', '#1a1a1a'],
};

const schemes = ['none', ...Object.keys(schemeColours)] as readonly Scheme[];

/** Every element but pictures, video and canvas; the unused id outweighs the selectors of pages. */
const element = ':not(#a11y-toolbar-none,img,picture,video,canvas,svg,svg *,iframe,object,embed)';
/** Elements without content keep their background, which may be a picture. */
const opaque = `${element}:is(:not(:empty),input,textarea,body)`;

function rules(scheme: Scheme): string {
  if (scheme === 'none') return '';
  const [colour, background] = schemeColours[scheme];
  const text = `color:${colour}!important;-webkit-text-fill-color:${colour}!important`;
  return (
    `${element}{${text};border-color:${colour}!important;outline-color:${colour}!important;text-shadow:none!important;caret-color:${colour}!important}` +
    `${element}::before,${element}::after{${text};text-shadow:none!important}` +
    `${element}::placeholder{${text};opacity:1!important}` +
    `${opaque}{background:${background}!important}` +
    // Links differ from text by colour alone in many pages.
    `a:any-link${element}{text-decoration:underline!important}` +
    `${element}::selection{background:${colour}!important;color:${background}!important;-webkit-text-fill-color:${background}!important}` +
    `:root${element}{color-scheme:${/black$|dark/.test(scheme) ? 'dark' : 'light'}!important}`
  );
}

/** Marks under the icon, which show the state without colour. */
const marks = (count: number) =>
  count ? `M${12 - 1.5 * count} 22h.1${'m2.9 0h.1'.repeat(count - 1)}` : '';

export const scheme: FurtherTool = {
  tool: {
    name: 'scheme',
    icon: ({ scheme: current = 'none' }) =>
      `M3 3h18v16H3zM12 3v16M6 11h3M7.5 9v4M15 11h3${marks(schemes.indexOf(current))}`,
    press({ scheme: current = 'none' }) {
      const next = schemes[(schemes.indexOf(current) + 1) % schemes.length] ?? 'none';
      return { patch: { scheme: next }, say: `scheme-${next}` };
    },
  },
  settings: { scheme: ['scheme', schemes] },
  rules: (settings) => rules(settings.scheme ?? 'none'),
};
