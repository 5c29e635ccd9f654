import { expect, test } from 'vitest';
import { createUnloadWarning } from './unload-warning';

const isAsked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('browser asks before the page unloads only between begin and end', () => {
  const warning = createUnloadWarning();
  expect(isAsked()).toBe(false);
  warning.begin();
  expect(isAsked()).toBe(true);
  warning.end();
  expect(isAsked()).toBe(false);
});

test('several begins of one form need one end, and forms do not end each other', () => {
  const [first, second] = [createUnloadWarning(), createUnloadWarning()];
  first.begin();
  first.begin();
  second.begin();
  first.end();
  expect(isAsked()).toBe(true);
  second.end();
  expect(isAsked()).toBe(false);
});
