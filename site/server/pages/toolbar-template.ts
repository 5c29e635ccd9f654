import { toolbar } from '../../contract/toolbar';
import { markup, type Markup } from '../markup';

/** The toolbar's script tag, which a page's own script puts to work when it is wanted. */
export const toolbarTemplate: Markup = markup`<template id="${toolbar.templateId}"><script src="${toolbar.script}" data-namespace="${toolbar.namespace}" data-opener="${toolbar.opener}" data-fallback-audio-url="${toolbar.fallbackAudioUrl}"></script></template>
`;
