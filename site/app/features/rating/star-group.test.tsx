import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { StarGroup } from './star-group';

const render = setUpRendering();

function StatefulGroup({
  onChoose,
  legend,
}: {
  onChoose: (count: number) => void;
  legend: string;
}) {
  const [count, setCount] = useState(0);
  return (
    <StarGroup
      legend={legend}
      count={count}
      nameOf={(stars) => `${stars} 星`}
      onChoose={(stars) => {
        onChoose(stars);
        setCount(stars);
      }}
    />
  );
}

async function show() {
  const onChoose = vi.fn();
  const box = await render(<StatefulGroup legend="内容" onChoose={onChoose} />);
  return { box, onChoose };
}

const radios = (box: ParentNode) => [...box.querySelectorAll<HTMLInputElement>('input')];
const litCount = (box: ParentNode) => box.querySelectorAll('label[data-lit]').length;

test('group of stars is a field set of five radio buttons with names', async () => {
  const { box } = await show();
  expect(textsOf(box, 'fieldset legend')).toEqual(['内容']);
  expect(radios(box).map(({ type }) => type)).toEqual(Array(5).fill('radio'));
  expect(radios(box).map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1 星',
    '2 星',
    '3 星',
    '4 星',
    '5 星',
  ]);
});

test('group of stars without a choice has no star lit and no button checked', async () => {
  const { box } = await show();
  expect(litCount(box)).toBe(0);
  expect(radios(box).some(({ checked }) => checked)).toBe(false);
});

test.each([1, 3, 5])('choice of %i stars lights as many and checks one button', async (stars) => {
  const { box, onChoose } = await show();
  await actAndWait(() => radios(box)[stars - 1]?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(stars);
  expect(litCount(box)).toBe(stars);
  expect(
    radios(box)
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual([String(stars)]);
});

test('choice of fewer stars puts the others out', async () => {
  const { box } = await show();
  await actAndWait(() => radios(box)[4]?.click());
  await actAndWait(() => radios(box)[1]?.click());
  expect(litCount(box)).toBe(2);
});

test('two groups of stars on one page do not share the name of their buttons', async () => {
  const box = await render(
    <>
      <StatefulGroup legend="内容" onChoose={() => undefined} />
      <StatefulGroup legend="服务" onChoose={() => undefined} />
    </>,
  );
  const names = [...box.querySelectorAll('fieldset')].map(
    (group) => getElement(group, 'input').getAttribute('name') ?? '',
  );
  expect(new Set(names).size).toBe(2);
});
