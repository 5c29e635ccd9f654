import { toolbar } from './toolbar';

/** The options of the script tag. */
const options = {
  namespace: toolbar.namespace,
  opener: toolbar.opener,
  /** The twelve tools and every further one. */
  tools: 'all',
  /** Its default; named, it makes the zoom buttons show the level. */
  'max-zoom': 1.4,
  /** Audio for browsers without speech synthesis. */
  'fallback-audio-url': '/tts',
};

const attributes = Object.entries(options).map(([name, value]) => ` data-${name}="${value}"`);

/** The toolbar’s script tag in an inert template: the page activates it when the toolbar is opened. */
export const toolbarTemplate = `<template id="${toolbar.templateId}"><script src="${toolbar.script}"${attributes.join('')}></script></template>`;
