import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Research/ResDepartment';
const dictList = listResponse([{ dictCode: 'fact', dictValue: 'phone', label: '电话' }]);

test('units page shows name, text, facts and link of each department', async () => {
  const { box } = await openPage(address, {
    responses: {
      dictList,
      contentPage: pageResponse([
        makeEntry({
          title: '典藏部',
          summary: '看护藏品。',
          facts: { phone: '0700-1234' },
          linkUrl: '#/Collection',
          images: [makeImage()],
        }),
      ]),
    },
  });
  expect(headings(box, 2)).toEqual(['典藏部']);
  const unit = getElement(box, '.units > li');
  expect(unit.textContent).toContain('看护藏品。');
  expect(unit.textContent).toContain('0700-1234');
  expect(getElement(unit, 'a').getAttribute('href')).toBe('#/Collection');
  expect(unit.querySelectorAll('img')).toHaveLength(1);
});

test('department without picture, facts and link is shown with its name', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse([{ id: 'a', title: '典藏部' }]) },
  });
  expect(headings(box, 2)).toEqual(['典藏部']);
  expect(getElement(box, '.units > li').querySelector('a, img, dl')).toBeNull();
});

test('units page lists 24 departments a page', async () => {
  const { box } = await openPage(address, {
    responses: { contentPage: pageResponse(makeMany(24, makeEntry), 50) },
  });
  expect(textsOf(box, '.units > li')).toHaveLength(24);
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe(`#${address}?page=3`);
});

test('units page without departments says so', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pageResponse([]) } });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('failed units page shows the departments after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentPage: 500 } });
  service.answer('contentPage', pageResponse([makeEntry({ title: '典藏部' })]));
  await retryAll(box);
  expect(headings(box, 2)).toEqual(['典藏部']);
});

test('units page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pending } });
  expect(box.querySelector('[data-state], .units')).toBeNull();
});
