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
  /** Id of the `<template>` with the script tag in server-rendered pages; inert until the toolbar is opened. */
  templateId: 'accessibility-toolbar',
} as const;
