import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import RichPage from './rich-page';

const render = setUpRendering();

const entry = (id: string, images: unknown[] = []) => ({
  id,
  categoryCode: 'SpecialThesis',
  title: id,
  summary: '',
  publishedAt: '2026-01-01T09:00:00+08:00',
  images,
});
const picture = { src: '/media/a.jpg', width: 4, height: 3, alt: '' };

async function show(records: unknown[]) {
  window.location.hash = '#/Research';
  const section = { categoryCode: 'SpecialThesis', categoryName: '论文', records };
  const service = createFakeService({ contentListByParentCode: listResponse([section]) });
  return render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'rich-page': RichPage }} />
    </TestProviders>,
  );
}

const titles = (box: HTMLElement) =>
  [...box.querySelectorAll('section.part h3')].map(({ textContent }) => textContent);

test('section with a single picture is shown as cards, the pictured entry first', async () => {
  const box = await show([entry('a'), entry('b', [picture]), entry('c'), entry('d')]);
  expect(titles(box)).toEqual(['b', 'a', 'c']);
  expect(getElement(box, '.cards').querySelectorAll('article')).toHaveLength(3);
});

test('section without pictures is shown as dated rows', async () => {
  const box = await show([entry('a'), entry('b')]);
  expect(titles(box)).toEqual(['a', 'b']);
  expect(box.querySelector('.cards')).toBeNull();
  expect(box.querySelectorAll('section.part time')).toHaveLength(2);
});

test('section without entries is left to the index', async () => {
  expect(titles(await show([]))).toEqual([]);
});
