import { cpus, totalmem } from 'node:os';

/**
 * The result of a part in Markdown, for `docs/proof.md`.
 * @param {{ name: string, seed: number, minutes: number, rows: readonly import('./parts.mjs').ProofRow[] }} part
 */
export function formatReport({ name, seed, minutes, rows }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const failed = rows.filter(({ isProved }) => !isProved).length;
  const anchors = rows.map(({ claim }) => anchorOf(claim));
  const lines = rows.map(
    ({ claim, measured, isProved }, index) =>
      `| <a id="${name}-${numbered(anchors, index)}"></a>${isProved ? '✓' : '✗'} | ${escapeCell(claim)} | ${escapeCell(measured)} |`,
  );
  return [
    `\n## ${name}\n`,
    `${day}, seed ${seed}, ${machine}; ${minutes.toFixed(1)} minutes, ${failed} of ${rows.length} failed.\n`,
    '|   | claim | measured |',
    '| - | ----- | -------- |',
    ...lines,
  ].join('\n');
}

/** The first words of a claim, to which the claims of other documents link. @param {string} claim */
const anchorOf = (claim) => (claim.toLowerCase().match(/[a-z0-9]+/g) ?? []).slice(0, 6).join('-');

/** An anchor with its number among those before it that are equal. @param {readonly string[]} anchors @param {number} index */
function numbered(anchors, index) {
  const anchor = anchors[index] ?? '';
  const before = anchors.slice(0, index).filter((each) => each === anchor).length;
  return before === 0 ? anchor : `${anchor}-${before + 1}`;
}

const escapeCell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
