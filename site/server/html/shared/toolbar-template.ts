import { toolbar } from '../../../contract/shared/toolbar';
import { markup, type Markup } from './markup';

/** The toolbar's script tag in a template; the page's own script activates it on demand. */
export const toolbarTemplate: Markup = markup`<template id="${toolbar.templateId}"><script src="${toolbar.script}" data-namespace="${toolbar.namespace}" data-opener="${toolbar.opener}" data-tools="${toolbar.tools}" data-max-zoom="${toolbar.maxZoom}" data-fallback-audio-url="${toolbar.fallbackAudioUrl}"></script></template>
`;
