import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'server/main.ts', 'content-import': 'server/import/cli.ts' },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  clean: true,
  skipNodeModulesBundle: true,
  tsconfig: '../tsconfig.json',
  onSuccess: async () => {
    cpSync('server/db/migrations', 'dist/server/migrations', { recursive: true });
    await Promise.resolve();
  },
});
