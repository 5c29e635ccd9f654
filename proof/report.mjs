import { cpus, totalmem } from 'node:os';

/**
 * The result of a part in Markdown, for `docs/proof.md`.
 * @param {{ name: string, seed: number, minutes: number, rows: readonly import('./parts.mjs').ProofRow[] }} part
 */
export function formatReport({ name, seed, minutes, rows }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const failed = rows.filter(({ isProved }) => !isProved).length;
  // The claims of other documents link to the numbers.
  const lines = rows.map(
    ({ claim, measured, isProved }, index) =>
      `| <a id="${name}-${index + 1}"></a>${isProved ? '✓' : '✗'} | ${escapeCell(claim)} | ${escapeCell(measured)} |`,
  );
  return [
    `\n## ${name}\n`,
    `${day}, seed ${seed}, ${machine}; ${minutes.toFixed(1)} minutes, ${failed} of ${rows.length} failed.\n`,
    '|   | claim | measured |',
    '| - | ----- | -------- |',
    ...lines,
  ].join('\n');
}

const escapeCell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');
