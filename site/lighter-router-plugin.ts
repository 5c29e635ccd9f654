import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/', import.meta.url),
);

/** The packages' own entries lead to the router's development build alone; its production build lies beside it. */
export const routerBuild = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
];

/**
 * The router's parts that nothing here uses stay out of the bundle (5 KB): its build does not say that
 * making a component has no effect, and gives each a name for development tools.
 */
export function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
