import type { Plugin } from 'vite';
import { toolbarTemplate } from '../contract/shared/toolbar-template';

/** Writes the template of the accessibility toolbar to `<!--toolbar-->`; late, so that its script is left as it is. */
export function toolbarTemplatePlugin(): Plugin {
  return {
    name: 'toolbar-template',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--toolbar-->', () => toolbarTemplate),
    },
  };
}
