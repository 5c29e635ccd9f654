import { expect, test } from 'vitest';
import { createTokenStore } from './token-store';

test('stored texts that no header can carry are no tokens', () => {
  const stored: Record<string, string> = { access_token: '林晚', refresh_token: 'r1' };
  const storage = { getItem: (key: string) => stored[key] ?? null } as Storage;
  expect(createTokenStore(() => storage).read()).toEqual({ refreshToken: 'r1' });
});
