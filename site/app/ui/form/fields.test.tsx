import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { enter, getField } from '../../testing/open-page';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { ConsentBox } from './consent-box';
import { CheckboxGroup, RadioGroup } from './option-group';
import { SelectField } from './select-field';
import { TextField } from './text-field';

const render = setUpRendering();
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙', note: '已满' },
  { value: 'c', label: '丙' },
];
const field = { name: 'field', label: '名称', required: true };

/** Text of the elements that describe a control. */
const descriptionsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

function Stateful<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return (
    <>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const shown = (box: HTMLElement): unknown => JSON.parse(getElement(box, 'output').textContent);

describe('text field', () => {
  test('text field passes on what is typed', async () => {
    const box = await render(
      <Stateful initial="">
        {(value, set) => <TextField {...field} value={value} onChange={set} />}
      </Stateful>,
    );
    await enter(getField(box, '名称'), '林晚');
    expect(shown(box)).toBe('林晚');
  });

  test('text field is described by its error first, then its hint', async () => {
    const box = await render(
      <TextField
        {...field}
        hint="三个字"
        error="请填写此项。"
        value=""
        onChange={() => undefined}
      />,
    );
    const input = getField(box, '名称');
    expect(descriptionsOf(input)).toEqual(['请填写此项。', '三个字']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('valid text field without a hint has no description', async () => {
    const box = await render(<TextField {...field} value="" onChange={() => undefined} />);
    const input = getField(box, '名称');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.getAttribute('autocomplete')).toBe('off');
  });

  test.each([
    ['zh', '名称（选填）'],
    ['en', '名称 (optional)'],
  ] as const)('optional field says so in %s', async (language, label) => {
    const box = await render(
      <TextField {...field} required={false} value="" onChange={() => undefined} />,
      language,
    );
    expect(getElement(box, 'label').textContent).toBe(label);
  });

  test('text field of several lines is a textarea, a date has its first and last day', async () => {
    const box = await render(
      <>
        <TextField {...field} rows={4} value="" onChange={() => undefined} />
        <TextField
          {...field}
          name="day"
          label="日期"
          type="date"
          min="2026-01-01"
          max="2026-12-31"
          value=""
          onChange={() => undefined}
        />
      </>,
    );
    expect(getField(box, '名称').tagName).toBe('TEXTAREA');
    const date = getField(box, '日期');
    expect([date.type, date.min, date.max]).toEqual(['date', '2026-01-01', '2026-12-31']);
  });
});

describe('select', () => {
  test('select starts with its placeholder and passes on the chosen value', async () => {
    const box = await render(
      <Stateful initial="">
        {(value, set) => (
          <SelectField
            {...field}
            options={options}
            placeholder="请选择"
            value={value}
            onChange={set}
          />
        )}
      </Stateful>,
    );
    const select = getField(box, '名称') as unknown as HTMLSelectElement;
    expect(select.selectedOptions[0]?.textContent).toBe('请选择');
    await actAndWait(() => {
      select.value = 'b';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(shown(box)).toBe('b');
  });
});

describe('groups of options', () => {
  test('radio group is named and described, and has one chosen option', async () => {
    const box = await render(
      <Stateful initial="">
        {(value, set) => (
          <RadioGroup
            {...field}
            error="请选择一项。"
            options={options}
            value={value}
            onChange={set}
          />
        )}
      </Stateful>,
    );
    const group = getElement(box, '[role=radiogroup]');
    const name = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe('名称');
    expect(descriptionsOf(group)).toEqual(['请选择一项。']);
    expect(group.getAttribute('aria-invalid')).toBe('true');
    await actAndWait(() => getField(box, '甲').click());
    await actAndWait(() => getField(box, '乙').click());
    expect(shown(box)).toBe('b');
    expect(box.querySelectorAll('input:checked')).toHaveLength(1);
  });

  test('note of an option is part of its label', async () => {
    const box = await render(
      <RadioGroup {...field} options={options} value="" onChange={() => undefined} />,
    );
    expect(getField(box, '乙').closest('label')?.textContent).toBe('乙 已满');
  });

  test('checkbox group keeps the order of its options whatever the order of the clicks', async () => {
    const box = await render(
      <Stateful<readonly string[]> initial={[]}>
        {(value, set) => (
          <CheckboxGroup {...field} options={options} value={value} onChange={set} />
        )}
      </Stateful>,
    );
    for (const label of ['丙', '甲', '乙', '乙']) {
      await actAndWait(() => getField(box, label).click());
    }
    expect(shown(box)).toEqual(['a', 'c']);
  });

  test('invalid checkbox group marks each box, because ARIA does not allow it on the group', async () => {
    const box = await render(
      <CheckboxGroup
        {...field}
        error="请至少选择一项。"
        options={options}
        value={[]}
        onChange={() => undefined}
      />,
    );
    const boxes = [...box.querySelectorAll('input')];
    expect(boxes.map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(getElement(box, '[role=group]').hasAttribute('aria-invalid')).toBe(false);
  });
});

test('consent box passes on whether it is ticked and shows its error', async () => {
  const box = await render(
    <Stateful initial={false}>
      {(value, set) => (
        <ConsentBox
          {...field}
          error={value ? undefined : '请勾选。'}
          value={value}
          onChange={set}
        />
      )}
    </Stateful>,
  );
  const tick = getField(box, '名称');
  expect(descriptionsOf(tick)).toEqual(['请勾选。']);
  await actAndWait(() => tick.click());
  expect(shown(box)).toBe(true);
  expect(tick.hasAttribute('aria-invalid')).toBe(false);
});
