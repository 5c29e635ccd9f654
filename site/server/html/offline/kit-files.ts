import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestPaths } from '../../../contract/shared/app-icons';
import type { KitIndex } from '../../../contract/shared/offline-kit';

/** Left out: styles of the crawlable pages, the toolbar’s dictionaries of 1.3 MB, large pictures of the home page. */
const isKept = (name: string) =>
  /\.(js|css|woff2|svg)$/.test(name) && !/^(crawlable-pages|pinyin|traditional)-/.test(name);

/** The files of the built site that every page may need, and a version that changes with them. */
export async function readKitFiles(
  appFolder: string,
): Promise<Pick<KitIndex, 'files' | 'version'>> {
  const names = (await readdir(join(appFolder, 'assets'))).filter(isKept).sort();
  const paths = [...names.map((name) => `/assets/${name}`), ...Object.values(manifestPaths)];
  const files = await Promise.all(
    paths.map(async (path) => ({ path, bytes: (await stat(join(appFolder, path))).size })),
  );
  const version = createHash('sha256').update(paths.join()).digest('base64url').slice(0, 12);
  return { files, version };
}
