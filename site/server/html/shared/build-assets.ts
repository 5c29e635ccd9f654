import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../../../contract/shared/sites';
import { HttpError } from '../../http/http-error';

/** URLs of the built assets of crawlable pages; names contain content hashes. */
export interface BuildAssets {
  stylesheet: string;
  script: string;
  icon: string;
}

/** Name of the file that the build writes with the copies for the traditional edition. */
const copiesFile = '.vite/hant.json';

/** Source files, the keys of the build's manifest. */
const sources: Record<keyof BuildAssets, string> = {
  stylesheet: 'crawlable/crawlable-pages.css',
  script: 'crawlable/crawlable-pages.ts',
  icon: 'theme/favicon.svg',
};

/**
 * Reads the asset URLs of an edition from Vite's build manifest.
 * @throws HttpError 503 if the site has not been built.
 */
export async function readBuildAssets(
  appFolder: string,
  edition: Edition = 'zh',
): Promise<BuildAssets> {
  try {
    const read = async (name: string) =>
      JSON.parse(await readFile(join(appFolder, name), 'utf8')) as unknown;
    const manifest = (await read('.vite/manifest.json')) as Record<string, { file: string }>;
    const copies = (edition === 'hant' ? await read(copiesFile) : {}) as Record<string, string>;
    const named = Object.entries(sources).map(([name, source]) => {
      const file = manifest[source]?.file;
      if (file === undefined) throw new Error(`The build has no ${source}.`);
      return [name, `/${copies[file] ?? file}`];
    });
    return Object.fromEntries(named) as Record<keyof BuildAssets, string>;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new HttpError(503, (messages) => messages.serviceUnavailable), { cause });
  }
}
