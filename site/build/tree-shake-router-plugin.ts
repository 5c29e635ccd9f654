import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/', import.meta.url),
);

/** Aliases for the production build of the router: the entry points of its packages have the development build only. */
export const routerProductionAliases = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
];

/**
 * Makes unused parts of the router tree-shakable (5 KB): its build has no `PURE` annotations on component
 * factories and assigns a `displayName` to each component.
 */
export function treeShakeRouterPlugin(): Plugin {
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
