import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template =
  '<html lang="zh-CN"><title>…</title><meta name="description" content="…" /><!--picture--><!--styles--><!--head--></head><div id="root"></div><!--answers-->';

/** Writes the part of a site build that the service reads into a test museum's folder. */
export function writeSiteBuild(folder: string): void {
  const app = join(folder, 'app');
  mkdirSync(join(app, '.vite'), { recursive: true });
  for (const name of ['index.html', 'index-hant.html']) writeFileSync(join(app, name), template);
  const manifest = {
    'crawlable/crawlable-pages.css': { file: 'assets/mirror.css' },
    'crawlable/crawlable-pages.ts': { file: 'assets/enter-app.js' },
    'theme/favicon.svg': { file: 'assets/favicon.svg' },
  };
  writeFileSync(join(app, '.vite/manifest.json'), JSON.stringify(manifest));
  const copies = { 'assets/mirror.css': 'assets/hant/mirror.css' };
  writeFileSync(join(app, '.vite/hant.json'), JSON.stringify(copies));
}
