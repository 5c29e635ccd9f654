import { startWebKit } from '../../widget/browsers/webkit-driver.mjs';
import { toFontSize, type Colours } from './states';
import { sweepEngine } from './sweep-engine';

/** Settings of GTK; WebKitGTK has no forced colours. */
const settingsOfColours: Partial<Record<Colours, Record<string, string | number>>> = {
  light: {},
  dark: { 'gtk-application-prefer-dark-theme': 1 },
  'high contrast': { 'gtk-theme-name': 'HighContrast' },
};

sweepEngine({
  name: 'WebKitGTK',
  start: startWebKit,
  toPreferences: ({ colours, textSize }) =>
    settingsOfColours[colours] && {
      gtk: { ...settingsOfColours[colours], 'gtk-enable-animations': 0 },
      web: { 'default-font-size': toFontSize(textSize) },
    },
});
