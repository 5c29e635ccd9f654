import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['blocks become lines', '<h2>一</h2><p>二<br>三</p>', '一\n二\n三'],
  ['inline tags do not split words', '<p>青<em>铜</em>鼎</p>', '青铜鼎'],
  [
    'ruby annotations are removed',
    '<p><ruby>卣<rp>(</rp><rt>yǒu</rt><rp>)</rp></ruby>器</p>',
    '卣器',
  ],
  ['entities are decoded once', '<p>a &lt;b&gt; &amp;lt; &quot;c&quot;</p>', 'a <b> &lt; "c"'],
  ['an attribute can contain an angle bracket', '<p title="a > b">鼎</p>', '鼎'],
  ['an empty text stays empty', '', ''],
])('in plain text of rich text %s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test('plain text is extracted from HTML as serialised by the importer', () => {
  const stored = serialize(
    parseFragment('<p>1 < 2 & <b>3 > 2</b> <a title=\'"x>"\' href="#/">链接</a>'),
  );
  expect(plainText(stored)).toBe('1 < 2 & 3 > 2 链接');
});
