import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { replaceHeadingFont } from './build/traditional/heading-font';
import { convertScript } from './build/traditional/convert-script';
import { editions } from './contract/shared/sites';

const service = defineConfig({
  entry: {
    main: 'server/main.ts',
    run: 'server/run.ts',
    content: 'server/process/content-command.ts',
    backup: 'server/process/backup-command.ts',
    'hash-worker': 'server/members/hash-worker.mjs',
    'render-worker': 'server/html/prerender/render-worker.mjs',
    maintenance: 'server/process/maintenance-command.ts',
  },
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

/** The user centre: one script and one style sheet. */
const userCentre = defineConfig({
  entry: {
    centre: 'user-centre/main.ts',
    'heading-font-hant': 'app/theme/heading-font-hant/heading-font.css',
  },
  outDir: 'dist/user-centre',
  format: 'esm',
  target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
  platform: 'browser',
  noExternal: [/./],
  minify: true,
  clean: true,
  tsconfig: '../tsconfig.json',
  loader: { '.avif': 'file', '.svg': 'file', '.woff2': 'file' },
  esbuildOptions: (options) => {
    options.publicPath = '/user-centre/files/';
    options.charset = 'utf8';
  },
  onSuccess: async () => {
    cpSync('app/theme/favicon.svg', 'dist/user-centre/favicon.svg');
    const script = readFileSync('dist/user-centre/centre.js', 'utf8');
    mkdirSync('dist/user-centre/hant', { recursive: true });
    const options = { kept: [editions.zh.name] };
    writeFileSync('dist/user-centre/hant/centre.js', convertScript(script, options));
    const [css, font] = ['centre', 'heading-font-hant'].map((name) =>
      readFileSync(`dist/user-centre/${name}.css`, 'utf8'),
    );
    writeFileSync('dist/user-centre/hant/centre.css', replaceHeadingFont(css ?? '', font ?? ''));
    await Promise.resolve();
  },
});

/** The service worker, and the one in its place that removes it. Each is one classic script. */
const serviceWorker = defineConfig({
  entry: {
    'service-worker': 'service-worker/service-worker.ts',
    'remove-worker': 'service-worker/remove-worker.ts',
  },
  outDir: 'dist/service-worker',
  format: 'iife',
  outExtension: () => ({ js: '.js' }),
  target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
  platform: 'browser',
  noExternal: [/./],
  env: { NODE_ENV: 'production' },
  minify: true,
  clean: true,
  tsconfig: '../tsconfig.json',
});

export default [service, serviceWorker, userCentre];
