import { beforeEach, expect, test, vi } from 'vitest';
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

const open = (path = address, detail = ding) =>
  openPage(path, {
    responses: {
      exhibitDetail: listResponse([detail]),
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

test('search for the other object sends its keyword', async () => {
  const { box, service } = await open();
  await actAndWait(() => getControl(box, '对比').click());
  await writeField(document, 'keyword', '壶');
  const bodies = service.calls.filter(({ name }) => name === 'exhibitPage').map(({ body }) => body);
  expect(decodeURIComponent(bodies.at(-1) ?? '')).toContain('keyword=壶');
});

test('chosen object stands beside the first one and in the address, until another is wanted', async () => {
  const { box, service } = await open();
  await actAndWait(() => getControl(box, '对比').click());
  service.answer('exhibitDetail', listResponse([gui]));
  await actAndWait(() => getElement(document, 'dialog li button').click());
  expect(window.location.hash).toBe(`#${address}?compare=gui`);
  const names = [...document.querySelectorAll('dialog h3')].map((heading) => heading.textContent);
  expect(names).toEqual(['青铜鼎', '青铜簋']);
  await actAndWait(() => getControl(document, '换一件').click());
  expect(window.location.hash).toBe(`#${address}`);
  expect(choices()).toContain('青铜簋商');
});

test('address with a second object opens the comparison; closing it leaves the plain address', async () => {
  await open(`${address}?compare=gui`);
  expect(getElement(document, 'dialog h2').textContent).toBe('对比：青铜鼎');
  await actAndWait(() => getControl(document, '关闭').click());
  expect(window.location.hash).toBe(`#${address}`);
  expect(document.querySelector('dialog')).toBeNull();
});
