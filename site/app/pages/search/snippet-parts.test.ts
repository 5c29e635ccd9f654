import { expect, test } from 'vitest';
import { snippetParts } from './snippet-parts';

test('tells what matched from what stands around it', () => {
  expect(snippetParts('商代<mark>青铜</mark>器，<mark>鼎</mark>')).toEqual([
    { text: '商代', marked: false },
    { text: '青铜', marked: true },
    { text: '器，', marked: false },
    { text: '鼎', marked: true },
  ]);
});

test('escaped text is shown as it was written, once', () => {
  expect(snippetParts('a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#39;')).toEqual([
    { text: 'a <b> &amp; "c" \'d\'', marked: false },
  ]);
});

test('no other mark-up comes to life', () => {
  const [part] = snippetParts('<img src=x onerror=alert(1)><mark class="x">');
  expect(part).toEqual({ text: '<img src=x onerror=alert(1)><mark class="x">', marked: false });
});

test('blanks between words stay, and a mark that never ends does no harm', () => {
  expect(snippetParts('the <mark>ding')).toEqual([
    { text: 'the ', marked: false },
    { text: 'ding', marked: true },
  ]);
  expect(snippetParts('')).toEqual([]);
});
