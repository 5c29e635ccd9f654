import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';
import type { Release } from '../src/embed/release';

// Builds run in the folder of their package.
const toolbar = '../widget';
const dist = join(toolbar, 'dist');
const mainFile = 'a11y-toolbar.js';
/** Of every entry, so that equal files make an equal archive; the format knows no time before 1980. */
const entryTime = new Date(1980, 0, 1);

/** The script-tag files of the built toolbar. */
export function readRelease(): Release {
  const { version } = JSON.parse(readFileSync(join(toolbar, 'package.json'), 'utf8')) as {
    version: string;
  };
  const others = readdirSync(dist).filter((name) => /^a11y-toolbar-[\w-]+\.js$/.test(name));
  const files = [mainFile, ...others.sort()].map((name) => {
    const content = readFileSync(join(dist, name));
    return {
      name,
      gzip: gzipSync(content, { level: 9 }).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
  });
  return { version, files, archive: `a11y-toolbar-${version}.zip` };
}

/** Writes the archive: one folder, named by the version, with scripts, licences and README. */
export function writeArchive({ version, files, archive }: Release, folder: string): void {
  const sources = [
    ...files.map(({ name }) => join(dist, name)),
    join(dist, 'THIRD-PARTY-NOTICES.txt'),
    ...['LICENSE', 'README.md', 'CHANGELOG.md'].map((name) => join(toolbar, name)),
  ];
  const entries: Zippable = {};
  for (const source of sources) {
    const [name = ''] = source.split(/[\\/]/).slice(-1);
    entries[name] = [readFileSync(source), { mtime: entryTime }];
  }
  writeFileSync(
    join(folder, archive),
    zipSync({ [`a11y-toolbar-${version}`]: entries }, { level: 9 }),
  );
}
