import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropServerDatabases } from './server-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of one run share; its name is the run's own. */
    runFolder: string;
  }
}

/** Makes the folder before a run and removes it afterwards, with the run's databases on a server. */
export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-run-'));
  project.provide('runFolder', folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    const { TEST_DATABASE_URL: serverUrl } = process.env;
    if (serverUrl) await dropServerDatabases(serverUrl, basename(folder));
  };
}
