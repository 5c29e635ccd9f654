import { expect, test } from 'vitest';
import { setUpRendering } from '../../testing/render';
import { activityMessages } from './messages';
import { usePlacesText } from './use-places-text';

const render = setUpRendering();

function Places(places: { left: number; capacity: number }) {
  return <p>{usePlacesText(places)}</p>;
}

test.each([
  ['zh', 12, 30, '余 12 位，共 30 位'],
  ['zh', 1, 1, '余 1 位，共 1 位'],
  ['zh', 0, 30, '已满'],
  ['en', 12, 30, '12 of 30 places left'],
  ['en', 0, 30, 'full'],
] as const)(
  'activity on a page in %s with %i of %i places says “%s”',
  async (language, left, capacity, text) => {
    const box = await render(<Places left={left} capacity={capacity} />, language);
    expect(box.textContent).toBe(text);
  },
);

test('both languages name each kind of activity, and none in the words of the other', () => {
  const { zh, en } = activityMessages;
  expect(Object.keys(en.kinds)).toEqual(Object.keys(zh.kinds));
  for (const name of Object.values(zh.kinds)) expect(name).toMatch(/^\p{Script=Han}+$/u);
  for (const name of Object.values(en.kinds)) expect(name).not.toMatch(/\p{Script=Han}/u);
  expect([zh.capacity(15), en.capacity(15)]).toEqual(['每场 15 位', '15 places each time']);
});
