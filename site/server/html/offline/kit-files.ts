import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestPaths } from '../../../contract/shared/app-icons';
import type { Edition } from '../../../contract/shared/sites';
import type { KitIndex } from '../../../contract/shared/offline-kit';

/** Left out: styles of the crawlable pages, large pictures of the home page. */
const isKept = (name: string) =>
  /\.(js|css|woff2|svg)$/.test(name) && !name.startsWith('crawlable-pages-');

/** The toolbar without its dictionaries of 1.3 MB. */
const toolbarFiles = ['/a11y-toolbar.js', '/a11y-toolbar-tools.js'];

interface BuiltFolders {
  app: string;
  toolbar: string;
}

/** The files of the built site that every page may need, and a version that changes with them. */
export async function readKitFiles(
  { app, toolbar }: BuiltFolders,
  edition: Edition,
): Promise<Pick<KitIndex, 'files' | 'version'>> {
  const names = (await readdir(join(app, 'assets'))).filter(isKept).sort();
  const copies = edition === 'hant' ? await readCopies(app) : {};
  const assets = names.map((name) => `assets/${name}`).map((path) => `/${copies[path] ?? path}`);
  const ofApp = [...assets, manifestPaths[edition]];
  const describe = async (folder: string, path: string) => ({
    path,
    bytes: (await stat(join(folder, path))).size,
  });
  const files = await Promise.all([
    ...ofApp.map((path) => describe(app, path)),
    ...toolbarFiles.map((path) => describe(toolbar, path)),
  ]);
  // The files of the toolbar have no hash of their content in their names.
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url');
  return { files, version: version.slice(0, 12) };
}

/** The copies of the built files in traditional characters, by the names of the files. */
async function readCopies(app: string): Promise<Record<string, string | undefined>> {
  const text = await readFile(join(app, '.vite/hant.json'), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}
