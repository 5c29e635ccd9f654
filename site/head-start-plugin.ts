import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const atOnce = fileURLToPath(new URL('app/at-once.ts', import.meta.url));
const early = fileURLToPath(new URL('app/early.ts', import.meta.url));

/**
 * Two small scripts ahead of the large ones: `at-once.ts`, which runs before the page is painted and begins
 * the app, and `early.ts`, which asks for what the shown address needs while the libraries are on their way.
 */
export function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    buildStart() {
      for (const id of [atOnce, early]) this.emitFile({ type: 'chunk', id });
    },
    renderChunk: (code, chunk) =>
      // A classic script: its names would be everybody's.
      chunk.facadeModuleId === atOnce ? { code: `(() => {${code}})();`, map: null } : null,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        // The chunk in which a module ended up; its entry may be a file that only imports it.
        const chunkOf = (id: string) => {
          const found = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.moduleIds.includes(id),
          );
          if (found?.type !== 'chunk') throw new Error(`the build has no ${id}`);
          return found;
        };
        const alone = chunkOf(atOnce);
        if (/\b(import\b(?!\()|export\b)/.test(alone.code)) {
          throw new Error(`${atOnce} must stand alone: a module would run too late`);
        }
        return inOrder(html, [
          `<script src="/${alone.fileName}"></script>`,
          'stylesheet',
          '<!--styles-->',
          `<script type="module" src="/${chunkOf(early).fileName}"></script>`,
          'modulepreload[^>]*vendor-',
          'modulepreload[^>]*shared-',
        ]);
      },
    },
  };
}

/**
 * Puts what the build wrote into the head at the mark `<!--assets-->`, in this order: a browser opens six
 * connections, and what blocks the first paint and what is large come first. A tag of the build is named
 * by a pattern; the others follow.
 */
function inOrder(html: string, first: readonly string[]): string {
  const tags =
    /\n *(<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?)/g;
  const built = [...html.matchAll(tags)].map(([, tag = '']) => tag);
  const picked = first.map((each) => {
    if (each.startsWith('<')) return each;
    const found = built.find((tag) => new RegExp(each).test(tag));
    if (!found) throw new Error(`the build wrote no ${each} into the page`);
    return found;
  });
  const rest = built.filter((tag) => !picked.some((each) => sourceOf(each) === sourceOf(tag)));
  const all = [...picked, ...rest];
  const app = all.filter(isOfApp).map(appLink).join('');
  const head = [...all.filter((tag) => !isOfApp(tag)), `<template data-app>${app}</template>`];
  return html.replace(tags, '').replace('<!--assets-->', head.join('\n    '));
}

const isOfApp = (tag: string) => /modulepreload|type="module"/.test(tag);

/** Nothing of the app is fetched by itself: `begin-app.ts` does it when the line is free. */
function appLink(tag: string): string {
  const does = tag.startsWith('<script') ? 'start' : 'fetch';
  return `<link rel="modulepreload" data-app="${does}" crossorigin href="${sourceOf(tag)}">`;
}

const sourceOf = (tag: string) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? tag;
