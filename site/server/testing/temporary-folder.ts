import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder that is removed after the test. */
export function temporaryFolder(name: string): string {
  const folder = makeTemporaryFolder(name);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

export function makeTemporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `yunze-${name}-`));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
