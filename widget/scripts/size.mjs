// Prints what the script tag costs a visitor, and fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 22_000;
const file = new URL('../dist/a11y-toolbar.js', import.meta.url);
const bytes = gzipSync(readFileSync(file), { level: 9 }).length;

process.stdout.write(`dist/a11y-toolbar.js: ${bytes} of ${budget} bytes, gzip -9\n`);
process.exitCode = bytes > budget ? 1 : 0;
