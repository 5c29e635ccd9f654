import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '../../contract/routes';

const app = fileURLToPath(new URL('../../app/', import.meta.url));

/** Whether a file may hold what one kind of page shows: not what stands round every page. */
const isOfPage = (file: string) => /^(pages|features|ui)\//.test(file.slice(app.length));

/** The file of each page kind, as `page-loaders.ts` names it. */
function entrances(): Map<string, string> {
  const loaders = readFileSync(`${app}page-loaders.ts`, 'utf8');
  return new Map(
    [...loaders.matchAll(/^ {2}'?([\w-]+)'?: async \(\) =>\s+\(await import\('([^']+)'\)\)/gm)].map(
      ([, kind = '', path = '']) => [kind, resolve(app, path)],
    ),
  );
}

const withEnding = (path: string) =>
  ['.tsx', '.ts'].map((ending) => path + ending).find((file) => existsSync(file));

/** The sources of what a page is made of: its own file, and what that imports, now or later. */
function sourcesFrom(path: string, known: Map<string, string>): Map<string, string> {
  const file = withEnding(path);
  if (file === undefined || known.has(file) || !isOfPage(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    sourcesFrom(resolve(dirname(file), target), known);
  }
  return known;
}

/**
 * The sources of each page kind.
 * @throws Error names the kind of a route that `page-loaders.ts` does not load.
 */
export function pageSources(): Map<string, string[]> {
  const paths = entrances();
  const kinds = new Set<string>([...routes.map(({ page }) => page), 'not-found']);
  return new Map(
    [...kinds].map((kind) => {
      const path = paths.get(kind);
      if (path === undefined) throw new Error(`No code is known for the page kind ${kind}.`);
      return [kind, [...sourcesFrom(path, new Map()).values()]];
    }),
  );
}
