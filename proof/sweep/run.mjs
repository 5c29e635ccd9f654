import { installMissing } from '../../widget/browsers/install.mjs';
import { foldRows } from '../fold-rows.mjs';
import { runBrowserPart } from '../run-browser-part.mjs';

/** The files of the sweep, each with a browser, and what they claim. */
const sweeps = [
  {
    file: 'chromium.proof.ts',
    claim: 'every page has no fault in Chromium',
  },
  {
    file: 'chromium-109.proof.ts',
    claim: 'every page has no fault in Chromium 109',
  },
  {
    file: 'firefox-esr.proof.ts',
    claim: 'every third page has no fault in Firefox ESR',
  },
  {
    file: 'webkitgtk.proof.ts',
    claim: 'every third page has no fault in WebKitGTK, which has no forced colours,',
  },
];

/**
 * Shows the pages in every state, in every browser.
 * @type {import('../parts.mjs').ProofPart}
 */
export async function runSweep() {
  const missing = installMissing();
  if (missing.length > 0) {
    const measured = `failed: install ${missing.join(', ')}`;
    return [{ claim: 'the browsers of the sweep are installed', measured, isProved: false }];
  }
  const rows = [];
  for (const { file, claim } of sweeps) {
    const pages = await runBrowserPart(`sweep/${file}`, { museum: {} });
    const [all, ...failed] = foldRows(
      pages,
      `${claim} at any width, colours and text size, in both languages`,
    );
    rows.push({ ...all, measured: `${all.measured}, ${countStates(pages)} states` }, ...failed);
  }
  return rows;
}

/** The states of all pages, of which each row names its own. @param {readonly import('../parts.mjs').ProofRow[]} pages */
const countStates = (pages) =>
  pages.reduce((sum, { measured }) => sum + Number(/(\d+) states/.exec(measured)?.[1] ?? 0), 0);
