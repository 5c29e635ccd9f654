import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestRouter } from '../../testing/test-app';
import { PartBoundary } from './part-boundary';

const render = setUpRendering();

beforeEach(() => {
  // React and the boundary report the error of the broken part.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A part that throws until it is repaired. */
function createPart() {
  const state = { isBroken: true };
  const Part = () => {
    if (state.isBroken) throw new Error('broken part');
    return <p>菜单</p>;
  };
  return { state, Part };
}

async function show(language: 'zh' | 'en' = 'zh') {
  const { state, Part } = createPart();
  const box = await render(
    <TestRouter>
      <PartBoundary as="header">
        <Part />
      </PartBoundary>
      <main>正文</main>
    </TestRouter>,
    language,
  );
  return { box, state };
}

test('broken part of the frame is replaced by links to the home page and the areas', async () => {
  const { box } = await show();
  const header = getElement(box, 'header');
  const links = [...header.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('#/');
  expect(links).toContain('#/Collection');
  expect(links).toContain('#/News');
  expect(header.textContent).toContain('这部分内容没有加载出来');
});

test('content beside a broken part of the frame stays', async () => {
  const { box } = await show();
  expect(textsOf(box, 'main')).toEqual(['正文']);
});

test('retry shows the part of the frame once it no longer fails', async () => {
  const { box, state } = await show();
  state.isBroken = false;
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.querySelector('header')).toBeNull();
  expect(textsOf(box, 'p')).toEqual(['菜单']);
});

test('retry of a part that fails again keeps its links and the retry', async () => {
  const { box } = await show();
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.querySelectorAll('header a').length).toBeGreaterThan(5);
  expect(getControl(box, '重试').localName).toBe('button');
});

test('fallback of a broken part is English in English', async () => {
  const { box } = await show('en');
  const header = getElement(box, 'header');
  expect(header.textContent).not.toMatch(/\p{Script=Han}/u);
  expect(textsOf(header, 'a')).toContain('Collection');
});
