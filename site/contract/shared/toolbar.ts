/** How the pages of the museum embed the accessibility toolbar. */
export const toolbar = {
  /** Path of the build for script tags. */
  script: '/a11y-toolbar.js',
  /** Prefix of the toolbar’s storage keys. */
  namespace: 'museum',
  /** Selector of the buttons that open and close the toolbar. */
  opener: '[data-open-accessibility]',
  /** Which tools: the twelve and every further one. */
  tools: 'all',
  /** Its default; named, it makes the zoom buttons show the level. */
  maxZoom: 1.4,
  /** Audio for browsers without speech synthesis. */
  fallbackAudioUrl: '/tts',
  /** Id of the template with the script tag. */
  templateId: 'accessibility-toolbar',
} as const;

/** The toolbar’s script tag in an inert template: the page activates it when the toolbar is opened. */
export const toolbarTemplate = `<template id="${toolbar.templateId}"><script src="${toolbar.script}" data-namespace="${toolbar.namespace}" data-opener="${toolbar.opener}" data-tools="${toolbar.tools}" data-max-zoom="${toolbar.maxZoom}" data-fallback-audio-url="${toolbar.fallbackAudioUrl}"></script></template>`;
