// Runs the main user journeys in every browser engine: `npm run test:browsers`.
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();

const { prepare } = await import('../scripts/lib/prepare.mjs');
await prepare();

const { runMatrix } = await import('../../widget/browsers/matrix.mjs');
const { JOURNEYS } = await import('./journeys.mjs');
const { RENDERING_CHECKS } = await import('./rendering-checks.mjs');
const { serveMuseum } = await import('./serve-museum.mjs');
const { Visitor } = await import('./visitor.mjs');

/** @typedef {import('../../widget/browsers/driver').Driver} Driver */
/** @typedef {import('./visitor.mjs').Screen} Screen */
/** @typedef {{ driver: Driver, screen: Screen }} Browser */

const museum = await serveMuseum();
try {
  const passed = await runMatrix({
    checks: /** @type {const} */ (['zh', 'en']).flatMap((language) =>
      [...JOURNEYS, ...RENDERING_CHECKS].map(
        ([name, runJourney]) =>
          /** @type {const} */ ([
            `${language} ${name}`,
            (/** @type {Browser} */ { driver, screen }) =>
              runJourney(new Visitor(driver, screen, museum, language)),
          ]),
      ),
    ),
    enter: (driver, screen) => ({ driver, screen }),
  });
  if (!passed) process.exitCode = 1;
} finally {
  museum.stop();
}
