import { expect, test } from 'vitest';
import { Routed } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { keywordPath } from './keyword-path';
import { SearchBox } from './search-box';

const render = setUpRendering();

test('a keyword leads to the collection, whatever it is made of', () => {
  expect(keywordPath(' 鼎 ')).toBe('/Collection/ExcellentCollection?keyword=%E9%BC%8E');
  expect(keywordPath('a&b=c')).toBe('/Collection/ExcellentCollection?keyword=a%26b%3Dc');
});

test('an empty keyword leads nowhere: the field takes focus', async () => {
  expect(keywordPath('  ')).toBeUndefined();
  const box = await render(
    <Routed>
      <SearchBox />
    </Routed>,
  );
  await doing(() => control(box, '搜索').click());
  expect(document.activeElement).toBe(find(box, 'input'));
  expect(find(box, 'input').getAttribute('placeholder')).toBe('请输入关键字');
  expect(window.location.hash).not.toContain('keyword');
});
