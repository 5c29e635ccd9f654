import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Published packages that ship whole pages, with the number of pages that are walked through. */
const packages: Readonly<Record<string, number>> = {
  gentelella: 10,
  'startbootstrap-sb-admin': 4,
  'startbootstrap-agency': 1,
  'startbootstrap-creative': 1,
  'startbootstrap-clean-blog': 2,
  'startbootstrap-resume': 1,
  'spectre.css': 4,
  'jquery-mobile': 5,
  uikit: 6,
  'medium-editor': 3,
  milligram: 1,
  'skeleton-css': 1,
  'slick-carousel': 1,
  'swagger-ui-dist': 1,
  weui: 1,
};

const folders = createRequire(import.meta.url).resolve.paths('jquery') ?? [];

/** Paths of whole pages below `node_modules`, as `package/path`: evenly spaced ones of each package. */
export function findPublishedPages(): string[] {
  return Object.entries(packages).flatMap(([name, count]) => {
    const folder = folders.map((each) => join(each, name)).find((each) => existsSync(each));
    if (folder === undefined) throw new Error(`${name} is not installed: run npm install`);
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html') && !path.includes('node_modules'))
      .filter((path) => isWholePage(readFileSync(join(folder, path), 'utf8')))
      .toSorted();
    return Array.from(
      { length: Math.min(count, pages.length) },
      (_, at) => `${name}/${pages[Math.floor((at * pages.length) / count)]}`,
    );
  });
}

/** Neither a fragment nor the empty frame of a test. */
const isWholePage = (html: string) =>
  /^\s*(?:<!--[^]*?-->\s*)*<!doctype html/i.test(html) &&
  html.includes('</body>') &&
  html.length > 2_000;
