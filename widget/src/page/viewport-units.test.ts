import { describe, expect, it } from 'vitest';
import { divideViewportLengths } from './viewport-units';

const unchanged = [
  'url(data:image/png;base64,iVBORw0KGgo/5vhA+7vw=)',
  'url("data:image/svg+xml;utf8,<svg height=\'50vh\'/>")',
  "'is 100vh high'",
  '"an escaped \\" and 100vh"',
  'var(--col-50vw)',
  'hash5vh',
  '10px',
];

describe('divideViewportLengths', () => {
  it.each(unchanged)('leaves %s unchanged', (value) => {
    expect(divideViewportLengths(value)).toBe(value);
  });

  it.each([
    ['100vh', 'calc(100vh/var(--a11y-toolbar-zoom,1))'],
    ['-5.5dvh', 'calc(-5.5dvh/var(--a11y-toolbar-zoom,1))'],
    ['calc(100svh - 10px)', 'calc(calc(100svh/var(--a11y-toolbar-zoom,1)) - 10px)'],
    ['url(a.png) 2vmin', 'url(a.png) calc(2vmin/var(--a11y-toolbar-zoom,1))'],
    ['"a" 1vw', '"a" calc(1vw/var(--a11y-toolbar-zoom,1))'],
  ])('divides the viewport lengths of %s by the zoom', (value, divided) => {
    expect(divideViewportLengths(value)).toBe(divided);
  });
});
