import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const siteFolder = fileURLToPath(new URL('..', import.meta.url));

/** `componentId: "sc-` in front of the compiler's hash and the number of a component in its file. */
const componentId = /(componentId: "sc-)[a-z0-9]+(-\d+")/g;

/**
 * Derives the ids of styled components from the paths of their files in the repository. The compiler takes the
 * absolute path: a build in another folder would have other names and sizes of files.
 */
export function componentIdsPlugin(): Plugin {
  const pathOf = new Map<string, string>();
  return {
    name: 'component-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId:' },
      handler(code, id) {
        // The code of the library itself has no ids.
        if (code.search(componentId) < 0) return undefined;
        const [file = id] = id.split('?');
        const path = relative(siteFolder, file).replaceAll(sep, '/');
        const hash = shortHash(path);
        const other = pathOf.get(hash) ?? path;
        if (other !== path)
          this.error(`${path} and ${other} have the same id ${hash}: rename one.`);
        pathOf.set(hash, path);
        return { code: code.replaceAll(componentId, `$1${hash}$2`), map: null };
      },
    },
    buildEnd(error) {
      if (!error && pathOf.size === 0) this.error('No id of a component was found.');
    },
  };
}

/** Four characters of 0–9 and a–z. */
function shortHash(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  return (number % 36 ** 4).toString(36).padStart(4, '0');
}
