import { expect, test, vi } from 'vitest';
import { reloadRestored } from './reload-restored';
import type { Tokens } from '../session/token-store';

function setUp() {
  const events = new EventTarget();
  let session: Partial<Tokens> = { accessToken: 'a', refreshToken: 'b' };
  const reload = vi.fn();
  reloadRestored(
    { read: () => session, write: () => undefined, clear: () => undefined },
    { addEventListener: (type, listener) => events.addEventListener(type, listener), reload },
  );
  const leaveAndReturn = (meanwhile: Partial<Tokens>, persisted: boolean) => {
    events.dispatchEvent(new Event('pagehide'));
    session = meanwhile;
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  return { reload, leaveAndReturn };
}

test('a page restored from the back/forward cache after a logout is reloaded', () => {
  const { reload, leaveAndReturn } = setUp();
  leaveAndReturn({}, true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page restored from the back/forward cache in the same session is not reloaded', () => {
  const { reload, leaveAndReturn } = setUp();
  leaveAndReturn({ accessToken: 'a', refreshToken: 'b' }, true);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was not restored from the back/forward cache is not reloaded', () => {
  const { reload, leaveAndReturn } = setUp();
  leaveAndReturn({}, false);
  expect(reload).not.toHaveBeenCalled();
});
