import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropServerDatabases } from './server-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder shared by the test files of one run; its name is unique. */
    runFolder: string;
  }
}

/** Global setup: creates the run's folder, and afterwards removes it and the run's server databases. */
export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-run-'));
  project.provide('runFolder', folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    const { TEST_DATABASE_URL: serverUrl } = process.env;
    if (serverUrl) await dropServerDatabases(serverUrl, basename(folder));
  };
}
