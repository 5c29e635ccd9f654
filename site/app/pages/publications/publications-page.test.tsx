import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Research/CulPublication';
const book = makeEntry({
  id: 'bronzes',
  categoryCode: 'CulPublication',
  title: '云泽青铜：二十年发掘记',
  summary: '一本记录。',
  facts: { author: '林晚', isbn: '978-7', unknown: '不显示' },
});
const dictList = listResponse(
  [
    ['author', '作者'],
    ['isbn', '书号'],
    ['unknown', '内部'],
  ].map(([dictValue, label]) => ({ dictCode: 'fact', dictValue, label })),
);

test('publications page shows title, bibliographic facts and summary, linked to the book', async () => {
  const { box } = await openPage(address, {
    responses: { dictList, contentPage: pageResponse([book]) },
  });
  expect(headings(box, 2)).toEqual(['云泽青铜：二十年发掘记']);
  expect(getElement(box, 'h2 a').getAttribute('href')).toBe('#/Research/CulPublication/bronzes');
  expect(textsOf(box, 'dd')).toEqual(['林晚', '978-7']);
  expect(box.textContent).toContain('一本记录。');
});

test('drawn cover has the title before the colon and is hidden from assistive technology', async () => {
  const { box } = await openPage(address, {
    responses: { dictList, contentPage: pageResponse([book]) },
  });
  const slip = getElement(box, '.slip');
  expect(slip.textContent).toBe('云泽青铜');
  expect(slip.closest('[aria-hidden=true]')).not.toBeNull();
});

test('book with a picture has it as its cover, without text alternative beside the title', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse([{ ...book, images: [makeImage()] }]) },
  });
  expect(getElement(box, '.shelf img').getAttribute('alt')).toBe('');
  expect(box.querySelector('.slip')).toBeNull();
});

test('book without facts, summary and title is shown', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse([{ id: 'a' }, book]) },
  });
  expect(box.querySelectorAll('.shelf > li')).toHaveLength(2);
});

test('publications page lists 24 books a page', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse(makeMany(24, makeEntry), 30) },
  });
  expect(headings(box, 2)).toHaveLength(24);
  expect(getControl(box, '第 2 页').getAttribute('href')).toBe(`#${address}?page=2`);
});

test('publications page without books says so', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pageResponse([]) } });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('failed publications page shows the books after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentPage: 500 } });
  service.answer('contentPage', pageResponse([book]));
  await retryAll(box);
  expect(headings(box, 2)).toEqual(['云泽青铜：二十年发掘记']);
});

test('publications page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pending } });
  expect(box.querySelector('[data-state], .shelf')).toBeNull();
});
