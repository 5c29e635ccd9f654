import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage } from '../../../testing/open-page';
import { makeExhibit, makeImage } from '../../../testing/records';
import {
  actAndWait,
  getControl,
  getElement,
  setUpRendering,
  writeField,
} from '../../../testing/render';
import { listResponse, pageResponse } from '../../../testing/test-app';
import './compare-dialog';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/ExcellentCollection/ding';
const images = [makeImage()];
const ding = makeExhibit({ images });
const gui = makeExhibit({ id: 'gui', title: '青铜簋', images });
const hu = makeExhibit({ id: 'hu', title: '青铜壶', images });
const bare = makeExhibit({ id: 'bare', title: '没有图', images: [] });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (path = address, isKnown: (id: unknown) => boolean = () => true) =>
  openPage(path, {
    responses: {
      exhibitDetail: ({ id }: Record<string, unknown>) =>
        isKnown(id) ? listResponse([id === 'gui' ? gui : ding]) : 404,
      exhibitRelated: listResponse([{ by: 'period', label: '商', objects: [gui] }]),
      exhibitPage: pageResponse([ding, hu, gui, bare]),
    },
  });

const choices = () =>
  [...document.querySelectorAll('dialog li button')].map((button) => button.textContent);

test('objects to compare with are the related ones first, without itself and those without a picture', async () => {
  const { box } = await open();
  await actAndWait(() => getControl(box, '对比').click());
  expect(choices()).toEqual(['青铜簋商', '青铜壶商']);
});

test('search for the other object sends its keyword once, after a pause', async () => {
  const { box, service } = await open();
  await actAndWait(() => getControl(box, '对比').click());
  const keywords = () =>
    service.calls
      .filter(({ name }) => name === 'exhibitPage')
      .map(({ body }) => new URLSearchParams(body).get('keyword') ?? '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await writeField(document, 'keyword', '方');
  await writeField(document, 'keyword', '方鼎');
  expect(keywords()).toEqual(['']);
  await actAndWait(() => vi.advanceTimersByTime(300));
  expect(keywords()).toEqual(['', '方鼎']);
});

test('chosen object stands beside the first one and in the address, until another is wanted', async () => {
  const { box } = await open();
  await actAndWait(() => getControl(box, '对比').click());
  await actAndWait(() => getElement(document, 'dialog li button').click());
  expect(window.location.hash).toBe(`#${address}?compare=gui`);
  const names = [...document.querySelectorAll('dialog h3')].map((heading) => heading.textContent);
  expect(names).toEqual(['青铜鼎', '青铜簋']);
  expect(document.activeElement?.textContent).toBe('换一件');
  await actAndWait(() => getControl(document, '换一件').click());
  expect(window.location.hash).toBe(`#${address}`);
  expect(choices()).toContain('青铜簋商');
  expect(document.activeElement?.textContent).toBe('选一件来对比');
});

test('address with a second object opens the comparison; closing it leaves the plain address', async () => {
  await open(`${address}?compare=gui`);
  expect(getElement(document, 'dialog h2').textContent).toBe('对比：青铜鼎');
  await actAndWait(() => getControl(document, '关闭').click());
  expect(window.location.hash).toBe(`#${address}`);
  expect(document.querySelector('dialog')).toBeNull();
});

test('address of an unknown second object says so and offers a choice', async () => {
  await open(`${address}?compare=nothing`, (id) => id === 'ding');
  const dialog = getElement(document, 'dialog');
  expect(getElement(dialog, '[role=alert]').textContent).toContain('没有这件藏品');
  expect(choices()).toEqual(['青铜簋商', '青铜壶商']);
});
