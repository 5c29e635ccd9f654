import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '../../contract/shared/routes';

const app = fileURLToPath(new URL('../../app/', import.meta.url));

/** Whether a file may belong to a single page kind; the page layout belongs to all. */
const isOfPage = (file: string) => /^(pages|features|ui)\//.test(file.slice(app.length));

/** Entry module of each page kind, read from `page-loaders.ts`. */
function pageEntries(): Map<string, string> {
  const loaders = readFileSync(`${app}boot/page-loaders.ts`, 'utf8');
  return new Map(
    [...loaders.matchAll(/^ {2}'?([\w-]+)'?: \(\) =>\s+import\('([^']+)'\)/gm)].map(
      ([, kind = '', path = '']) => [kind, resolve(app, 'boot', path)],
    ),
  );
}

const resolveFile = (path: string) =>
  ['.tsx', '.ts'].map((ending) => path + ending).find((file) => existsSync(file));

/** Sources of a module and of everything that it imports, statically or dynamically. */
function collectSources(path: string, known: Map<string, string>): Map<string, string> {
  const file = resolveFile(path);
  if (file === undefined || known.has(file) || !isOfPage(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, target = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    collectSources(resolve(dirname(file), target), known);
  }
  return known;
}

/**
 * Sources of each page kind.
 * @throws Error where `page-loaders.ts` does not load the page kind of a route
 */
export function readPageSources(): Map<string, string[]> {
  const paths = pageEntries();
  const kinds = new Set<string>([...routes.map(({ page }) => page), 'not-found']);
  return new Map(
    [...kinds].map((kind) => {
      const path = paths.get(kind);
      if (path === undefined)
        throw new Error(`page-loaders.ts has no loader for the page kind ${kind}.`);
      return [kind, [...collectSources(path, new Map()).values()]];
    }),
  );
}
