// Limits source files to 300 lines and prints the median length.
import { readFileSync } from 'node:fs';
import { listFiles } from '../lib/fingerprint.mjs';
import { root } from '../lib/paths.mjs';

const maxLines = 300;
const isSource = (/** @type {string} */ file) => /\.(tsx?|mjs)$/.test(file);
const isTest = (/** @type {string} */ file) => /\.(test|spec)\.|\/testing\//.test(file);

const files = ['site', 'widget', 'widget-demo']
  .flatMap((folder) => listFiles(root + folder))
  .filter((file) => isSource(file) && !isTest(file))
  .map((file) => ({
    file: file.slice(root.length),
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
  }))
  .sort((a, b) => a.lines - b.lines);

const median = files[Math.floor(files.length / 2)]?.lines ?? 0;
const tooLong = files.filter(({ lines }) => lines > maxLines);

console.log(`${files.length} source files, median ${median} lines, longest ${files.at(-1)?.lines}`);
for (const { file, lines } of tooLong) console.log(`${file}: ${lines} lines, at most ${maxLines}`);
if (tooLong.length > 0) process.exitCode = 1;
