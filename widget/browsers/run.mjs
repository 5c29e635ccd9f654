import { FURTHER_TOOL_CHECKS } from './further-tool-checks.mjs';
import { HostPage } from './host-page.mjs';
import { TOOL_CHECKS } from './tool-checks.mjs';
import { runMatrix } from './matrix.mjs';
import { OPTION_CHECKS } from './option-checks.mjs';
import { GUARANTEE_CHECKS } from './guarantees.mjs';
import { startServer } from './server.mjs';

/** Lists the platform features that the browser lacks. @param {HostPage} host */
async function listMissingFeatures(host) {
  await host.visit();
  /** @type {[string, string][]} */
  const features = [
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
  for (const [feature, code] of features) if (!(await host.run(code))) missing.push(feature);
  return [`missing platform features: ${missing.join(', ') || 'none'}`];
}

const server = await startServer();
try {
  const passed = await runMatrix({
    checks: [...TOOL_CHECKS, ...FURTHER_TOOL_CHECKS, ...OPTION_CHECKS, ...GUARANTEE_CHECKS],
    enter: (driver, screen) => new HostPage(driver, screen, server),
    inspect: listMissingFeatures,
  });
  if (!passed) process.exitCode = 1;
} finally {
  server.stop();
}
