import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('bundle of the accessible name stays within 3 KB', async () => {
  const { outputFiles } = await build({
    entryPoints: ['widget/src/reading/accessible-name/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length).toBeLessThanOrEqual(3000);
});
