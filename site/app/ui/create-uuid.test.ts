import { expect, test, vi } from 'vitest';
import { createUuid } from './create-uuid';

test('createUuid makes a random UUID version 4, also without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto),
  });
  const ids = Array.from({ length: 50 }, createUuid);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(50);
});
