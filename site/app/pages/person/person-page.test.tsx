import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Research/Professional/lin';
const dictList = listResponse([
  { dictCode: 'fact', dictValue: 'post', label: '职务' },
  { dictCode: 'fact', dictValue: 'field', label: '研究方向' },
]);
const person = makeEntry({
  id: 'lin',
  categoryCode: 'InservicePro',
  title: '林晚',
  summary: '研究青铜器。',
  facts: { post: '研究员', field: '青铜器' },
  content: '<p>主持过三次发掘。</p>',
});

test('person page shows name, post, facts and text, and links to the list of the person', async () => {
  const { box } = await openPage(address, {
    responses: { contentDetail: listResponse([person]), dictList },
  });
  expect(headings(box, 1)).toEqual(['林晚']);
  expect(getElement(box, '.post').textContent).toBe('研究员');
  const aside = getElement(box, 'aside[aria-label=林晚]');
  expect(textsOf(aside, 'dd')).toEqual(['青铜器']);
  expect(box.textContent).toContain('主持过三次发掘。');
  expect(getControl(box, '在职专家').getAttribute('href')).toBe(
    '#/Research/Professional?third=InservicePro',
  );
});

test('person without post, facts and picture is shown with a seal', async () => {
  const { box } = await openPage(address, {
    responses: { contentDetail: listResponse([{ id: 'lin', title: '林晚' }]) },
  });
  expect(headings(box, 1)).toEqual(['林晚']);
  expect(box.querySelector('.post, dl')).toBeNull();
});

test('person with a portrait shows it', async () => {
  const images = [makeImage({ src: '/media/lin.jpg' })];
  const { box } = await openPage(address, {
    responses: { contentDetail: listResponse([{ ...person, images }]) },
  });
  expect(getElement(box, 'aside img').getAttribute('src')).toBe('/media/lin.jpg');
});

test('person who does not exist shows “not found”', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: 404 } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
});

test('failed person page shows the person after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentDetail: 500 } });
  service.answer('contentDetail', listResponse([person]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['林晚']);
});

test('person page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: pending } });
  expect(box.querySelector('[data-state], aside')).toBeNull();
});
