import { expect, test } from 'vitest';
import { splitSnippet } from './split-snippet';

test('snippet is split into matches and the text around them', () => {
  expect(splitSnippet('商代<mark>青铜</mark>器，<mark>鼎</mark>')).toEqual([
    { text: '商代', marked: false },
    { text: '青铜', marked: true },
    { text: '器，', marked: false },
    { text: '鼎', marked: true },
  ]);
});

test('escaped text of a snippet is unescaped once', () => {
  expect(splitSnippet('a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#39;')).toEqual([
    { text: 'a <b> &amp; "c" \'d\'', marked: false },
  ]);
});

test('markup other than mark stays text in a snippet', () => {
  const [part] = splitSnippet('<img src=x onerror=alert(1)><mark class="x">');
  expect(part).toEqual({ text: '<img src=x onerror=alert(1)><mark class="x">', marked: false });
});

test('snippet keeps spaces between words and tolerates an unclosed mark', () => {
  expect(splitSnippet('the <mark>ding')).toEqual([
    { text: 'the ', marked: false },
    { text: 'ding', marked: true },
  ]);
  expect(splitSnippet('')).toEqual([]);
});
