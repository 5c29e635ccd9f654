import { afterEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { setUpRendering, actAndWait } from '../testing/render';
import { carryInput } from './carry-input';
import { replayInput } from './replay-input';

const render = setUpRendering();
const onClick = vi.fn();

afterEach(() => {
  onClick.mockClear();
});

function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <p>{text}</p>
      <input aria-label="x" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={onClick}>
        y
      </button>
    </>
  );
}

test('text, focus and clicks of the prerendered page are carried over to a page that is rendered anew', async () => {
  const prerendered = document.createElement('div');
  document.body.append(prerendered);
  prerendered.innerHTML =
    '<input aria-label="x" value=""/><button data-pending-click="1,4,6">y</button>';
  const field = prerendered.querySelector('input');
  if (field) field.value = '青铜';
  field?.focus();
  const restore = carryInput(prerendered);
  const page = await render(<Page />);
  prerendered.replaceChildren(page);
  await actAndWait(() => {
    restore();
    replayInput(prerendered);
  });
  expect(prerendered.querySelector('p')?.textContent).toBe('青铜');
  expect(document.activeElement).toBe(prerendered.querySelector('input'));
  expect(onClick).toHaveBeenCalledTimes(1);
  prerendered.remove();
});
