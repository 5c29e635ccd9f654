import { fileURLToPath } from 'node:url';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../app/boot/prerender/${name}.ts`, import.meta.url));

/** Modules of the app that the prerenderer replaces: they need a document, or know of no static pages. */
export const prerenderAliases = [
  { find: /^\.\/sanitiser$/, replacement: fileOf('sanitise') },
  { find: /^\.\/in-heading-font$/, replacement: fileOf('in-heading-font') },
  { find: /^(\.\.\/)+(ui\/)?static-page$/, replacement: fileOf('static-page') },
];
