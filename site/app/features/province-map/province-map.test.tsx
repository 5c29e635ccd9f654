import { expect, test } from 'vitest';
import { getElement, setUpRendering } from '../../testing/render';
import { ProvinceMap } from './province-map';

const render = setUpRendering();

test.each([
  ['zh', /^云泽省示意图/],
  ['en', /^Sketch map of the province/],
] as const)('map in %s is one image with a description', async (language, description) => {
  const box = await render(<ProvinceMap>{null}</ProvinceMap>, language);
  expect(getElement(box, '[role=img]').getAttribute('aria-label')).toMatch(description);
  // Names and museum are data of the build.
  expect(box.querySelector('.name, .museum')).toBeNull();
});

test('pins lie outside the image, where a screen reader finds them', async () => {
  const box = await render(
    <ProvinceMap>
      <a href="#/a">双桥博物馆</a>
    </ProvinceMap>,
  );
  expect(getElement(box, 'a').closest('[role=img]')).toBeNull();
});
