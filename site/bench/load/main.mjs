import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { readSubjects } from './read-subjects.mjs';
import { runAbuser, runVisitors } from './run-child.mjs';
import { startEmbedded, startServer } from './targets.mjs';

/**
 * `npm run bench:load [-- --seconds 30 --target embedded --abusers "speech,log-ins"]`: response times of 200 ordinary
 * visitors alone and beside one abuser of each kind, memory, and acknowledged forms that are not in the database.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    visitors: { type: 'string', default: '200' },
    target: { type: 'string', default: 'embedded,server' },
    abusers: { type: 'string', default: 'all' },
  },
});
const kinds = [
  ...['huge pages', 'misspelt long searches', 'prerender addresses', 'log-ins', 'speech'],
  ...['slow readers', 'slow writers', 'idle connections', '100 KB headers', 'broken chunks'],
];
const chosen = values.abusers === 'all' ? kinds : values.abusers.split(',');
const starts = { embedded: startEmbedded, server: startServer };
const length = { seconds: values.seconds, visitors: values.visitors };
/** Ordinary visitors' 95th percentile may at most double. */
const maxRatio = 2;

const print = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`);
const quantile = (/** @type {number[]} */ sorted, /** @type {number} */ share) =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 2 ** 20);

/**
 * One part: visitors with or without an abuser.
 * @param {import('./targets.mjs').Target} target
 * @param {Record<string, string>} subjects
 * @param {string} [kind]
 */
async function runPart({ origin, services }, subjects, kind) {
  const readMemory = () => services.reduce((sum, { residentBytes }) => sum + residentBytes(), 0);
  const start = readMemory();
  let max = start;
  const sampling = setInterval(() => (max = Math.max(max, readMemory())), 500);
  const abusing = kind ? runAbuser(origin, kind, length) : Promise.resolve({});
  const [visits, abuse] = await Promise.all([
    runVisitors(origin, subjects, length),
    abusing,
  ]).finally(() => clearInterval(sampling));
  return { ...visits, abuse, memory: { start, end: readMemory(), max } };
}

/** @param {'embedded' | 'server'} key */
async function measure(key) {
  const target = await starts[key]();
  let isWithin = true;
  /** @type {string[]} */
  const acknowledged = [];
  try {
    const subjects = await readSubjects(target.origin);
    await runVisitors(target.origin, subjects, { ...length, seconds: '30' });
    print(`\n${target.name}: ${values.visitors} visitors, ${values.seconds} s a part`);
    print(
      'abuser                    requests  failed   p50    p95    p99 ms  p95 ratio  MB start/end/max',
    );
    let base = NaN;
    for (const kind of [undefined, ...chosen, undefined]) {
      const part = await runPart(target, subjects, kind);
      acknowledged.push(...part.acknowledged);
      const sorted = [...part.times].sort((a, b) => a - b);
      const p95 = quantile(sorted, 0.95);
      if (Number.isNaN(base)) base = p95;
      const ratio = p95 / base;
      const failed = Object.values(part.failures).reduce((sum, one) => sum + one, 0);
      if (kind && (ratio > maxRatio || failed > 0)) isWithin = false;
      const { start, end, max } = part.memory;
      const figures = [0.5, 0.95, 0.99].map((share) =>
        quantile(sorted, share).toFixed(1).padStart(6),
      );
      print(
        `${(kind ?? '(none)').padEnd(25)} ${String(sorted.length).padStart(8)} ${String(failed).padStart(7)} ${figures.join(' ')}  ${ratio.toFixed(2).padStart(9)}  ${[start, end, max].map(megabytes).join('/')}`,
      );
      if (failed > 0) print(`    failed: ${JSON.stringify(part.failures)}`);
      if (kind) print(`    abuser saw: ${JSON.stringify(part.abuse)}`);
    }
    const errors = target.services.flatMap(
      ({ output }) => output().match(/"msg":"a request failed".*|"err":.*/g) ?? [],
    );
    for (const line of errors.slice(0, 3)) print(`    log: ${line.slice(0, 600)}`);
    const stored = target.readReports();
    const lost = acknowledged.filter((id) => !stored.has(id));
    print(`acknowledged forms: ${acknowledged.length}, lost: ${lost.length}`);
    return isWithin && lost.length === 0;
  } finally {
    await target.stop();
  }
}

print(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`);
for (const key of values.target.split(',')) {
  if (key !== 'embedded' && key !== 'server') throw new Error(`No target "${key}".`);
  if (!(await measure(key))) process.exitCode = 1;
}
print(
  `load average ${loadavg()[0]?.toFixed(1)}: above the number of cores, other programs took part`,
);
