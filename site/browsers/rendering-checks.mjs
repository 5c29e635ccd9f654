import { setTimeout as pause } from 'node:timers/promises';
import { countInkRuns, findBelow } from './ink.mjs';

/** @typedef {import('./journeys.mjs').Journey} Journey */

const PAINTED_MS = 800;
const PHONE = { width: 360, height: 780 };
/** A colour that no page has. */
const MARKER = [154, 74, 32];
const LINE = { width: 400, height: 60 };
const MIXED_TEXT = '高11厘米宽11厘米约11世纪';

/** Shows the text twice over the page, in the page's own style and without gaps, below a coloured line. */
const SHOW_SAMPLE = `(() => {
  const sample = document.createElement('div');
  sample.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647;width:${LINE.width}px;background:#fff;color:#000;border-top:32px solid rgb(${MARKER.join()})';
  for (const style of ['', ';text-autospace:no-autospace']) {
    const line = document.createElement('p');
    line.lang = 'zh';
    line.textContent = '${MIXED_TEXT}';
    line.style.cssText = 'height:${LINE.height}px;margin:0;padding-top:10px;white-space:nowrap' + style;
    sample.append(line);
  }
  document.body.append(sample);
  return true;
})()`;

/** Checks of what a browser paints and lays out differently from others. @type {readonly Journey[]} */
export const RENDERING_CHECKS = [
  [
    'numbers in Chinese text are painted without overlap',
    async (visitor) => {
      await visitor.open('/News/Notice');
      await visitor.run(SHOW_SAMPLE);
      await visitor.waitFor(`document.fonts.status === 'loaded'`);
      await pause(PAINTED_MS);
      const pixels = await visitor.screen.capture();
      const start = findBelow(pixels, MARKER);
      if (!start) throw new Error('the sample is not on the screen');
      const [own = 0, reference = 0] = [0, 1].map((index) =>
        countInkRuns(pixels, { ...LINE, x: start.x, y: start.y + index * LINE.height }),
      );
      if (reference < MIXED_TEXT.length) throw new Error(`sample has ${reference} glyphs`);
      if (own < reference) throw new Error(`${own} separate glyphs, without gaps ${reference}`);
    },
  ],
  [
    'object list fits the width of a phone',
    async (visitor) => {
      await visitor.driver.resize(PHONE);
      try {
        await visitor.open('/Collection/ExcellentCollection');
        await visitor.waitForVisible('main form[role=search] input[type=search]');
        await visitor.waitForVisible('main a[href*="material="]');
        await visitor.waitFor(
          `document.documentElement.scrollWidth <= document.documentElement.clientWidth`,
          'no horizontal scrolling',
        );
      } finally {
        await visitor.driver.resize();
      }
    },
  ],
];
