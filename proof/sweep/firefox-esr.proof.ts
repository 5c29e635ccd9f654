import { startFirefox } from '../../widget/browsers/puppeteer-driver.mjs';
import { toFontSize, type Colours } from './states';
import { sweepEngine } from './sweep-engine';

const colorScheme = 'layout.css.prefers-color-scheme.content-override';
/** 1 keeps the colours of a page, 2 forces those of the system. */
const useOfColours = 'browser.display.document_color_use';
/** Of a white theme with high contrast: the selection of GTK has too little of it. */
const selection = {
  'ui.highlight': '#37006e',
  'ui.highlighttext': '#ffffff',
  'ui.selecteditem': '#37006e',
  'ui.selecteditemtext': '#ffffff',
};

const preferencesOfColours: Record<Colours, Record<string, unknown>> = {
  light: { [colorScheme]: 1 },
  dark: { [colorScheme]: 0 },
  'high contrast': { 'ui.useAccessibilityTheme': 1, [useOfColours]: 1 },
  'forced colours': { ...selection, [useOfColours]: 2 },
};

sweepEngine({
  name: 'Firefox ESR',
  start: startFirefox,
  toPreferences: ({ colours, textSize }) => ({
    'ui.prefersReducedMotion': 1,
    'font.size.variable.x-western': toFontSize(textSize),
    'font.size.variable.zh-CN': toFontSize(textSize),
    ...preferencesOfColours[colours],
  }),
});
