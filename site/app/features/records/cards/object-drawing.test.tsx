import { expect, test } from 'vitest';
import { setUpRendering } from '../../../testing/render';
import { PlaceholderDrawing } from '../../../ui/drawing/placeholder-drawing';
import { ObjectDrawing } from './object-drawing';

const render = setUpRendering();

const classOf = (box: HTMLElement) => box.firstElementChild?.className;

test('object of a material without a drawing of its own has the placeholder', async () => {
  const placeholder = classOf(await render(<PlaceholderDrawing />));
  expect(classOf(await render(<ObjectDrawing material="paper" />))).toBe(placeholder);
  expect(classOf(await render(<ObjectDrawing />))).toBe(placeholder);
});

test('objects of two materials have two drawings', async () => {
  const bronze = classOf(await render(<ObjectDrawing material="bronze" />));
  expect(classOf(await render(<ObjectDrawing material="jade" />))).not.toBe(bronze);
});

test('placeholder of an error differs from the one of missing content', async () => {
  const missing = classOf(await render(<PlaceholderDrawing />));
  expect(classOf(await render(<PlaceholderDrawing broken />))).not.toBe(missing);
});
