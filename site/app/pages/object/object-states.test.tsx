import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeExhibit, makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/ExcellentCollection/ding';

const open = (fields: Parameters<typeof makeExhibit>[0] = {}) =>
  openPage(address, {
    responses: {
      exhibitDetail: listResponse([makeExhibit(fields)]),
    },
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('object page leaves out facts that are empty', async () => {
  const { box } = await open({ size: '', holder: '', credit: '', accessionNumber: '', date: '' });
  expect(textsOf(box, 'dt')).toEqual(['材质']);
});

test('object page without a medium shows the material', async () => {
  const { box } = await open({ medium: '' });
  expect(textsOf(box, 'dl > div')).toContain('材质青铜器');
});

test('object page links to the holder’s page only when its address is safe', async () => {
  const safe = await open({ sourceUrl: 'https://museum.example/1' });
  expect(getElement(safe.box, '.source a').getAttribute('href')).toBe('https://museum.example/1');
  const unsafe = await open({ sourceUrl: 'javascript:alert(1)' });
  expect(unsafe.box.querySelector('.source')).toBeNull();
});

test('failed object page keeps a title and shows the object after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { exhibitDetail: 500 } });
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('exhibitDetail', listResponse([makeExhibit()]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['青铜鼎']);
});

test('object page while loading shows neither facts nor failure', async () => {
  const { box } = await openPage(address, { responses: { exhibitDetail: pending } });
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  expect(box.querySelector('dl, [data-state]')).toBeNull();
});

test('object with one picture has no picture list; with several, each can be chosen', async () => {
  const one = await open({ images: [makeImage()] });
  expect(() => getControl(one.box, '下一张')).toThrow();
  const images = ['a', 'b', 'c'].map((name) => makeImage({ src: `/media/${name}.jpg`, alt: name }));
  const { box } = await open({ images, note: '图像为复原示意' });
  expect(box.textContent).toContain('图像为复原示意');
  const shown = () =>
    getElement(box, '[role=group][aria-label=图像] .shown img').getAttribute('alt');
  expect(shown()).toBe('a');
  await actAndWait(() => getControl(box, '下一张').click());
  expect(shown()).toBe('b');
  expect(box.textContent).toContain('第 2 幅，共 3 幅');
  await actAndWait(() => getControl(box, '第 1 幅').click());
  await actAndWait(() => getControl(box, '上一张').click());
  expect(shown()).toBe('c');
});

test('object without a picture has no full-size button and no note about pictures', async () => {
  const { box } = await open({ images: [], note: '图像为复原示意' });
  expect(() => getControl(box, '放大查看')).toThrow();
  expect(box.textContent).not.toContain('图像为复原示意');
});

test('object title of 300 characters is the title of page and document', async () => {
  const title = '鼎'.repeat(300);
  const { box } = await open({ title });
  expect(headings(box, 1)).toEqual([title]);
  expect(document.title).toBe(`${title} - 云泽博物馆`);
});
