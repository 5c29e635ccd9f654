import { Bench } from './bench.mjs';
import { TOOL_CHECKS } from './checks.mjs';
import { runMatrix } from './matrix.mjs';
import { PROMISE_CHECKS } from './promises.mjs';
import { startServer } from './server.mjs';

/** What the browser itself cannot do, whatever the toolbar does. @param {Bench} bench */
async function whatItLacks(bench) {
  await bench.visit();
  /** @type {[string, string][]} */
  const abilities = [
    ['speech synthesis', `'speechSynthesis' in window`],
    ['a Chinese voice', `speechSynthesis.getVoices().some(({ lang }) => /^(zh|cmn)/i.test(lang))`],
    ['CSS zoom', `CSS.supports('zoom', '1.2')`],
    [
      'backdrop-filter',
      `CSS.supports('backdrop-filter', 'contrast(2)') || CSS.supports('-webkit-backdrop-filter', 'contrast(2)')`,
    ],
    ['popover', `'popover' in HTMLElement.prototype`],
    ['Intl.Segmenter', `'Segmenter' in Intl`],
    ['Trusted Types', `'trustedTypes' in window`],
  ];
  const missing = [];
  for (const [ability, code] of abilities) if (!(await bench.run(code))) missing.push(ability);
  return [`cannot offer the toolbar: ${missing.join(', ') || 'nothing is missing'}`];
}

const server = await startServer();
try {
  const passed = await runMatrix({
    checks: [...TOOL_CHECKS, ...PROMISE_CHECKS],
    enter: (driver, screen) => new Bench(driver, screen, server),
    inspect: whatItLacks,
  });
  if (!passed) process.exitCode = 1;
} finally {
  server.stop();
}
