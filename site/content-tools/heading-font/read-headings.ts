import { readdirSync, readFileSync } from 'node:fs';
import { zh } from '../../app/i18n/messages/zh';
import type { Headings } from './group-characters';
import { findHeadings, findPhrases } from './heading-phrases';
import { pageHeadings } from './page-headings';

const site = new URL('../../', import.meta.url);

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, site), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing|design-system/.test(name))
    .sort()
    .map((name) => readFileSync(new URL(`${folder}${name}`, site), 'utf8'));
}

/**
 * All Chinese headings of the demo museum, the site and the user centre.
 * @param convert the script in which they are written; default as in the sources
 */
export function readHeadings(convert = (heading: string) => heading): Headings {
  const centre = sourcesIn('user-centre/');
  return {
    pages: [
      ...pageHeadings().map(({ headings }) => headings.map(convert).join('')),
      [zh.siteName, ...findHeadings(centre, centre)].map(convert).join(''),
    ],
    others: findPhrases([...sourcesIn('app/'), ...centre]).map(({ phrase }) => convert(phrase)),
  };
}
