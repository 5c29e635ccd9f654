import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('built React module starts with the "use client" directive', async () => {
  const module = await readFile(new URL('../dist/react.js', import.meta.url), 'utf8');
  expect(module.split('\n')[0]).toBe("'use client';");
});
