import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inlineBootstrap = fileURLToPath(new URL('../app/boot/inline-bootstrap.ts', import.meta.url));
const preload = fileURLToPath(new URL('../app/boot/preload.ts', import.meta.url));

/**
 * styled-components adds its element after this one: before the prerendered styles, which have the same classes and
 * decide while the app is hydrated bit by bit.
 */
const runtimeStyles = '<style data-styled="active"></style>';

/**
 * Emits two small scripts and orders the tags of the page: `inline-bootstrap.ts`, a blocking script that runs before the
 * first paint and starts the app, and `preload.ts`, which preloads chunk and data of the route with the libraries.
 */
export function bootScriptsPlugin(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    buildStart() {
      for (const id of [inlineBootstrap, preload]) this.emitFile({ type: 'chunk', id });
    },
    renderChunk: (code, chunk) =>
      // A classic script: the function keeps its names out of the global scope.
      chunk.facadeModuleId === inlineBootstrap ? { code: `(() => {${code}})();`, map: null } : null,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        // The chunk that contains a module; the emitted entry may only import it.
        const findChunk = (id: string) => {
          const found = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.moduleIds.includes(id),
          );
          if (found?.type !== 'chunk') throw new Error(`the build has no chunk with ${id}`);
          return found;
        };
        const inline = findChunk(inlineBootstrap);
        if (/\b(import\b(?!\()|export\b)/.test(inline.code)) {
          throw new Error(`${inlineBootstrap} must not import or export: modules are deferred`);
        }
        return orderTags(html, [
          `<script src="/${inline.fileName}"></script>`,
          'stylesheet',
          runtimeStyles,
          '<!--styles-->',
          `<script type="module" src="/${findChunk(preload).fileName}"></script>`,
          'modulepreload[^>]*vendor-',
          'modulepreload[^>]*shared-',
        ]);
      },
    },
  };
}

/**
 * Moves the tags of the build to `<!--assets-->` in the given order, the others after them: an HTTP/1.1 browser
 * opens six connections, so blocking and large files come first. `first` has tags, or patterns of built tags.
 */
function orderTags(html: string, first: readonly string[]): string {
  const tags =
    /\n *(<(?:link rel="(?:modulepreload|stylesheet)"|script type="module")[^>]*>(?:<\/script>)?)/g;
  const built = [...html.matchAll(tags)].map(([, tag = '']) => tag);
  const picked = first.map((each) => {
    if (each.startsWith('<')) return each;
    const found = built.find((tag) => new RegExp(each).test(tag));
    if (!found) throw new Error(`the built page has no tag that matches ${each}`);
    return found;
  });
  const rest = built.filter((tag) => !picked.some((each) => sourceOf(each) === sourceOf(tag)));
  const all = [...picked, ...rest];
  const app = all.filter(isOfApp).map(appLink).join('');
  const head = [...all.filter((tag) => !isOfApp(tag)), `<template data-app>${app}</template>`];
  return html.replace(tags, '').replace('<!--assets-->', head.join('\n    '));
}

const isOfApp = (tag: string) => /modulepreload|type="module"/.test(tag);

/** The files of the app are inert links: `load-app.ts` loads them when the network is idle. */
function appLink(tag: string): string {
  const action = tag.startsWith('<script') ? 'start' : 'fetch';
  return `<link rel="modulepreload" data-app="${action}" crossorigin href="${sourceOf(tag)}">`;
}

const sourceOf = (tag: string) => /(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? tag;
