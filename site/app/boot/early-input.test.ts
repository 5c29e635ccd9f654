import { afterEach, expect, test, vi } from 'vitest';
import { prepareEarlyInput } from './early-input';

const parts = vi.hoisted(() => ({ carryInput: vi.fn(() => vi.fn()), replayInput: vi.fn() }));
vi.mock('./restore-input', () => parts);

afterEach(() => {
  vi.clearAllMocks();
});

function createPage(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('page without input gets no replay', async () => {
  const root = createPage('<input value="玉"><textarea>a</textarea><button>b</button>');
  (await prepareEarlyInput(root, true))();
  await Promise.resolve();
  expect(parts.replayInput).not.toHaveBeenCalled();
});

test.each([
  ['typed text', '<input>', (root: Element) => (getInput(root).value = '玉')],
  ['ticked box', '<input type="checkbox">', (root: Element) => (getInput(root).checked = true)],
  [
    'early click',
    '<button>b</button>',
    (root: Element) => root.querySelector('button')?.setAttribute('data-pending-click', ''),
  ],
  ['drop-down list', '<select><option>a</option></select>', () => undefined],
])('input before hydration is replayed at the first commit: %s', async (_, html, interact) => {
  const root = createPage(html);
  interact(root);
  const restore = await prepareEarlyInput(root, true);
  expect(parts.replayInput).not.toHaveBeenCalled();
  restore();
  expect(parts.replayInput).toHaveBeenCalledExactlyOnceWith(root);
});

test('text typed between preparation and first commit is replayed', async () => {
  const root = createPage('<input>');
  const restore = await prepareEarlyInput(root, true);
  getInput(root).value = '玉';
  restore();
  await vi.waitFor(() => {
    expect(parts.replayInput).toHaveBeenCalledExactlyOnceWith(root);
  });
});

test('input is carried over to a page that is rendered anew, then replayed', async () => {
  const root = createPage('<input>');
  const carry = vi.fn();
  parts.carryInput.mockReturnValue(carry);
  const restore = await prepareEarlyInput(root, false);
  expect(parts.carryInput).toHaveBeenCalledExactlyOnceWith(root);
  restore();
  expect(carry).toHaveBeenCalledBefore(parts.replayInput);
});

function getInput(root: Element): HTMLInputElement {
  const input = root.querySelector('input');
  if (!input) throw new Error('no input');
  return input;
}
