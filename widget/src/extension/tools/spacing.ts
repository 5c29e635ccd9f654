import type { Settings } from '../../shared/options';
import type { FurtherTool } from '../further-tool';

type Spacing = NonNullable<Settings['spacing']>;

const steps: Readonly<Record<Spacing, Spacing>> = { none: '1.5', '1.5': '2', '2': 'none' };

/** Text, not drawings; the unused id outweighs the selectors of pages. */
const text = ':not(#a11y-toolbar-none,svg,svg *)';
const blocks =
  ':is(p,li,dt,dd,h1,h2,h3,h4,h5,h6,label,figcaption,blockquote,caption,td,th,summary)';

/** The distances of WCAG 1.4.12; text blocks of a fixed height grow, so that no line is cut off. */
const rules = (lineHeight: Spacing): string =>
  lineHeight === 'none'
    ? ''
    : `${text}{line-height:${lineHeight}!important;letter-spacing:.12em!important;word-spacing:.16em!important;text-overflow:clip!important;-webkit-line-clamp:none!important}` +
      `p${text}{margin-bottom:2em!important}` +
      `${blocks}${text}{height:auto!important;max-height:none!important}` +
      `:is(button,a,summary)${text}{max-height:none!important;white-space:normal!important}`;

export const spacing: FurtherTool = {
  tool: {
    name: 'spacing',
    icon: ({ spacing: current }) =>
      `M10 5h11M10 12h11M10 19h11M5 4v16M2 7l3-3 3 3M2 17l3 3 3-3${current === '2' ? 'M10 8.5h11M10 15.5h11' : current === '1.5' ? 'M10 8.5h11' : ''}`,
    press({ spacing: current = 'none' }) {
      const next = steps[current];
      return next === 'none'
        ? { patch: { spacing: next }, say: 'off' }
        : { patch: { spacing: next }, say: 'spacingChanged', shift: next };
    },
  },
  settings: { spacing: ['spacing', ['none', '1.5', '2']] },
  rules: (settings) => rules(settings.spacing ?? 'none'),
};
