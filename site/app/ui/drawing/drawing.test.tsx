import { expect, test } from 'vitest';
import { getElement, setUpRendering } from '../../testing/render';
import { Drawing } from './drawing';
import { PlaceholderDrawing } from './placeholder-drawing';
import { Seal } from './seal';

const render = setUpRendering();

test('seal keeps its proportions at each height and is no text for screen readers', async () => {
  const box = await render(
    <>
      <Seal height={37} />
      <Seal height={92.5} />
    </>,
  );
  const sizes = [...box.querySelectorAll('img')].map((img) => [
    img.getAttribute('width'),
    img.getAttribute('height'),
    img.getAttribute('alt'),
  ]);
  expect(sizes).toEqual([
    ['24', '37', ''],
    ['60', '92.5', ''],
  ]);
});

test('drawings are decoration: no text, no role, no stop of the tab key', async () => {
  const box = await render(
    <>
      <Drawing $address="/a.svg" />
      <PlaceholderDrawing />
      <PlaceholderDrawing broken />
    </>,
  );
  expect(box.textContent).toBe('');
  expect(box.querySelector('[role], [tabindex], img')).toBeNull();
  expect(getElement(box, 'span').parentElement?.children).toHaveLength(3);
});
