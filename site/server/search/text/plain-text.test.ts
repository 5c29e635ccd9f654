import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['blocks end lines', '<h2>一</h2><p>二<br>三</p>', '一\n二\n三'],
  ['other tags part no word', '<p>青<em>铜</em>鼎</p>', '青铜鼎'],
  [
    'readings above characters are left out',
    '<p><ruby>卣<rp>(</rp><rt>yǒu</rt><rp>)</rp></ruby>器</p>',
    '卣器',
  ],
  [
    'entities are what they stand for, once',
    '<p>a &lt;b&gt; &amp;lt; &quot;c&quot;</p>',
    'a <b> &lt; "c"',
  ],
  ['an attribute may hold an angle', '<p title="a > b">鼎</p>', '鼎'],
  ['nothing', '', ''],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test('it reads what the importer stores, whatever was written', () => {
  const stored = serialize(
    parseFragment('<p>1 < 2 & <b>3 > 2</b> <a title=\'"x>"\' href="#/">链接</a>'),
  );
  expect(plainText(stored)).toBe('1 < 2 & 3 > 2 链接');
});
