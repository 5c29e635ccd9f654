import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { abusers, measureLoad } from './measure.mjs';
import { startTarget } from './targets.mjs';

/**
 * `npm run bench:load [-- --seconds 30 --target embedded --abusers "speech,log-ins"]`: response times of 200 ordinary
 * visitors alone and beside one abuser of each kind, memory, and acknowledged forms that are not in the database.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    visitors: { type: 'string', default: '200' },
    target: { type: 'string', default: 'embedded,server' },
    abusers: { type: 'string', default: Object.values(abusers).flat().join(',') },
  },
});
const { seconds, visitors } = values;

const print = (/** @type {string} */ text) => void process.stdout.write(`${text}\n`);
const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 2 ** 20);

/** @param {import('./measure.mjs').LoadPart} part */
function printPart({ abuser, requests, failed, failures, p50, p95, p99, ratio, memory, abuse }) {
  const times = [p50, p95, p99].map((time) => time.toFixed(1).padStart(6)).join(' ');
  const { start, end, max } = memory;
  print(
    `${(abuser ?? '(none)').padEnd(25)} ${String(requests).padStart(8)} ${String(failed).padStart(7)} ${times}  ${ratio.toFixed(2).padStart(9)}  ${[start, end, max].map(megabytes).join('/')}`,
  );
  if (failed > 0) print(`    failed: ${JSON.stringify(failures)}`);
  if (abuser) print(`    abuser saw: ${JSON.stringify(abuse)}`);
}

/** @param {'embedded' | 'server'} database */
async function measure(database) {
  const target = await startTarget(database);
  try {
    print(`\n${target.name}: ${visitors} visitors, ${seconds} s a part`);
    print(
      'abuser                    requests  failed   p50    p95    p99 ms  p95 ratio  MB start/end/max',
    );
    const kinds = [undefined, ...values.abusers.split(','), undefined];
    const { parts, acknowledged, lost } = await measureLoad(
      target,
      kinds,
      { seconds, visitors },
      printPart,
    );
    const errors = target.services.flatMap(
      ({ output }) => output().match(/"msg":"a request failed".*|"err":.*/g) ?? [],
    );
    for (const line of errors.slice(0, 3)) print(`    log: ${line.slice(0, 600)}`);
    print(`acknowledged forms: ${acknowledged}, lost: ${lost}`);
    return lost === 0 && parts.every(({ isWithin }) => isWithin);
  } finally {
    await target.stop();
  }
}

print(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`);
for (const database of values.target.split(',')) {
  if (database !== 'embedded' && database !== 'server') throw new Error(`No target "${database}".`);
  if (!(await measure(database))) process.exitCode = 1;
}
print(
  `load average ${loadavg()[0]?.toFixed(1)}: above the number of cores, other programs took part`,
);
