import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string} file path of its script-tag file
 * @property {string} [start] code that the product's documentation has the page run after loading
 * @property {Readonly<Partial<Record<Step, string>>>} steps actions of a visitor, as expressions run in the page
 */
/** @typedef {'open' | 'lines' | 'reading' | 'rest' | 'zoom' | 'contrast'} Step */

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

/** Path of a package's file by folder: `exports` of some packages hides both script-tag file and manifest. @type {(name: string, file: string) => string} */
function packageFile(name, file) {
  const paths = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, file));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name}/${file} is not installed: run npm install`);
  return found;
}

/** @type {(root: string, selector: string) => string} */
const click = (root, selector) => `${root}.querySelector(${JSON.stringify(selector)}).click()`;

/** @type {(selector: string) => string} */
const inAccessibilityWidgets = (selector) =>
  click(`document.querySelector('#snn-accessibility-widget-container').shadowRoot`, selector);

/** Lower bound: a script that appends a hidden element, reads cookie and storage once, and draws two lines on demand. */
export const bare = {
  name: 'bare',
  file: join(here, 'bare.js'),
  steps: { lines: 'bareLines()' },
};

/** The toolbar first, then published packages in the versions of package.json. @type {readonly Product[]} */
export const products = [
  {
    name: 'a11y-toolbar',
    file: join(here, '../dist/a11y-toolbar.js'),
    steps: {
      open: 'A11yToolbar.instance.open()',
      zoom: 'A11yToolbar.instance.set({ zoom: 1.1 })',
      contrast: 'A11yToolbar.instance.set({ contrast: true })',
      lines: 'A11yToolbar.instance.set({ crosshair: true })',
      reading: 'A11yToolbar.instance.set({ crosshair: false, pointerReading: true })',
      rest: 'A11yToolbar.instance.set({ pointerReading: false, sound: false })',
    },
  },
  {
    name: 'accessibility',
    file: packageFile('accessibility', 'dist/main.bundle.js'),
    start: 'globalThis.ranbuch = new Accessibility();',
    steps: {
      open: click('document', '._access-icon'),
      zoom: 'ranbuch.menuInterface.increaseText()',
      contrast: 'ranbuch.menuInterface.invertColors()',
      lines: 'ranbuch.menuInterface.readingGuide()',
      rest: 'ranbuch.menuInterface.readingGuide()',
    },
  },
  {
    name: 'sienna-accessibility',
    file: packageFile('sienna-accessibility', 'dist/sienna.min.js'),
    steps: {
      open: click('document', '.asw-menu-btn'),
      zoom: click('document', '.asw-plus'),
      contrast: click('document', '[data-key=high-contrast]'),
      lines: click('document', '[data-key=readable-guide]'),
      rest: click('document', '[data-key=readable-guide]'),
    },
  },
  {
    name: 'accessibility-widgets',
    file: packageFile('accessibility-widgets', 'widget.js'),
    steps: {
      open: inAccessibilityWidgets('#snn-accessibility-button,.snn-accessibility-button'),
      zoom: inAccessibilityWidgets('[data-key=biggerText]'),
      contrast: inAccessibilityWidgets('[data-key=highContrast]'),
    },
  },
];

/** @type {(product: Product) => Buffer} */
export const scriptOf = (product) => readFileSync(product.file);
