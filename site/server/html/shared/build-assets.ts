import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../../http/http-error';

/** URLs of the built assets of crawlable pages; names contain content hashes. */
export interface BuildAssets {
  stylesheet: string;
  script: string;
  icon: string;
}

/** Source files, the keys of the build's manifest. */
const sources: Record<keyof BuildAssets, string> = {
  stylesheet: 'crawlable/crawlable-pages.css',
  script: 'crawlable/crawlable-pages.ts',
  icon: 'theme/favicon.svg',
};

/**
 * Reads the asset URLs from Vite's build manifest.
 * @throws HttpError 503 if the site has not been built.
 */
export async function readBuildAssets(appFolder: string): Promise<BuildAssets> {
  try {
    const text = await readFile(join(appFolder, '.vite/manifest.json'), 'utf8');
    const manifest = JSON.parse(text) as Record<string, { file: string } | undefined>;
    const named = Object.entries(sources).map(([name, source]) => {
      const file = manifest[source]?.file;
      if (file === undefined) throw new Error(`The build has no ${source}.`);
      return [name, `/${file}`];
    });
    return Object.fromEntries(named) as Record<keyof BuildAssets, string>;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new HttpError(503, (messages) => messages.serviceUnavailable), { cause });
  }
}
