import { expect, test } from 'vitest';
import { replaceHeadingFont } from './heading-font';

test('the faces of the heading font are replaced, other faces and rules stay', () => {
  const face = (family: string, url: string) => `@font-face{font-family:${family};src:url(${url})}`;
  const css = `${face('Yunze Song', 'a.woff2')}${face('Serif', 'b.woff2')}h1{font-family:Yunze Song}`;
  expect(replaceHeadingFont(css, face('Yunze Song', 'c.woff2'))).toBe(
    `${face('Serif', 'b.woff2')}h1{font-family:Yunze Song}${face('Yunze Song', 'c.woff2')}`,
  );
});
