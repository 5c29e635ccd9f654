import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import packageLock from '../../../package-lock.json' with { type: 'json' };

/** Folders of the code that converts, with the table of exceptions and the heading font. */
const folders = ['../../traditional/', './', '../../app/theme/heading-font-hant/'];

/** Seven characters that change with the conversion: the same chunk then has a copy with other texts. */
export function conversionHash(): string {
  const hash = createHash('sha256');
  hash.update(packageLock.packages['node_modules/opencc-js'].version);
  for (const folder of folders.map((name) => new URL(name, import.meta.url))) {
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('base64url').slice(0, 7);
}
