import { expect, test, vi } from 'vitest';
import { prepareFirstCommit } from './first-commit';

function createRoot(html: string, className = 'prerendered'): HTMLElement {
  const root = document.createElement('div');
  root.className = className;
  root.innerHTML = html;
  return root;
}

test('first commit removes what only the prerendered page needs, then restores the input', () => {
  const root = createRoot('');
  root.setAttribute('data-hydrating', '');
  const skeleton = document.createElement('p');
  skeleton.setAttribute('data-prerendered', '');
  document.body.append(skeleton);
  const restoreInput = vi.fn(() => {
    expect(root.className).toBe('');
    expect(root.hasAttribute('data-hydrating')).toBe(false);
    expect(skeleton.isConnected).toBe(false);
  });
  prepareFirstCommit(root, restoreInput)();
  expect(restoreInput).toHaveBeenCalledOnce();
});

/** States of players in the HTML standard; the test environment has no players. */
const states = { NETWORK_EMPTY: 0, NETWORK_IDLE: 1, NETWORK_LOADING: 2, NETWORK_NO_SOURCE: 3 };

test.each([
  ['is loaded if it has not chosen a source', states.NETWORK_EMPTY, 1],
  ['is loaded if it found no source', states.NETWORK_NO_SOURCE, 1],
  ['goes on with a source that it loads', states.NETWORK_LOADING, 0],
  ['goes on with a source that it has loaded', states.NETWORK_IDLE, 0],
])('player of the prerendered page %s', (_, networkState, times) => {
  const root = createRoot('<audio></audio>');
  const load = vi.fn();
  const player: object = root.firstElementChild ?? {};
  for (const [name, value] of Object.entries({ ...states, networkState, load }))
    Object.defineProperty(player, name, { value });
  prepareFirstCommit(root)();
  expect(load).toHaveBeenCalledTimes(times);
});

test('page that was not prerendered is left as it is', () => {
  const restoreInput = vi.fn();
  prepareFirstCommit(createRoot('', ''), restoreInput)();
  expect(restoreInput).not.toHaveBeenCalled();
});
