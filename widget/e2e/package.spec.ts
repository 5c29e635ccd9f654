import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('the built React module begins with the directive that bundlers of Server Components need', async () => {
  const module = await readFile(new URL('../dist/react.js', import.meta.url), 'utf8');
  expect(module.split('\n')[0]).toBe("'use client';");
});
