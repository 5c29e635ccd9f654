import { readSubjects } from './read-subjects.mjs';
import { runAbuser, runVisitors } from './run-child.mjs';
import { readMemory } from './targets.mjs';

/** The kinds of abusers, by what they use up. */
export const abusers = {
  requests: ['huge pages', 'misspelt long searches', 'prerender addresses', 'log-ins', 'speech'],
  connections: [
    'slow readers',
    'slow writers',
    'idle connections',
    '100 KB headers',
    'broken chunks',
  ],
};

/** Ordinary visitors' 95th percentile may at most double beside an abuser. */
const maxRatio = 2;
/** Seconds of visitors before the first part. */
const warmUp = '30';

/**
 * Figures of one part: times of the visitors in milliseconds, memory in bytes of all processes, and of the largest one.
 * @typedef {object} LoadPart
 * @property {string | undefined} abuser
 * @property {number} requests
 * @property {number} failed
 * @property {Record<string, number>} failures
 * @property {number} p50
 * @property {number} p95
 * @property {number} p99
 * @property {number} ratio p95 over that of the first part without an abuser
 * @property {{ start: number, end: number, max: number, largest: number }} memory
 * @property {Record<string, number>} abuse answers that the abuser got
 * @property {boolean} isWithin whether no request failed and, beside an abuser, the p95 has at most doubled
 */

/**
 * Measures ordinary visitors in parts, each beside an abuser or, `undefined`, alone. The first one has to be alone.
 * @param {import('./targets.mjs').Target} target
 * @param {readonly (string | undefined)[]} kinds
 * @param {import('./run-child.mjs').Length} length of a part
 * @param {(part: LoadPart) => void} [onPart]
 */
export async function measureLoad(target, kinds, length, onPart) {
  const subjects = await readSubjects(target.origin);
  await runVisitors(target.origin, subjects, { ...length, seconds: warmUp });
  /** @type {LoadPart[]} */
  const parts = [];
  /** @type {string[]} */
  const acknowledged = [];
  for (const abuser of kinds) {
    const { times, failures, memory, abuse, ...visits } = await runPart(
      target,
      subjects,
      length,
      abuser,
    );
    acknowledged.push(...visits.acknowledged);
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p95, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 0.99)];
    const ratio = p95 / (parts[0]?.p95 ?? p95);
    const failed = sum(Object.values(failures));
    const isWithin = failed === 0 && (!abuser || ratio <= maxRatio);
    const requests = sorted.length;
    const part = {
      ...{ abuser, requests, failed, failures, p50, p95, p99, ratio, memory, abuse, isWithin },
    };
    parts.push(part);
    onPart?.(part);
  }
  const stored = target.readReports();
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  return { parts, acknowledged: acknowledged.length, lost };
}

const quantile = (/** @type {readonly number[]} */ sorted, /** @type {number} */ share) =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;

/**
 * @param {import('./targets.mjs').Target} target
 * @param {Record<string, string>} subjects
 * @param {import('./run-child.mjs').Length} length
 * @param {string} [abuser]
 */
async function runPart(target, subjects, length, abuser) {
  const { origin } = target;
  const memory = { start: sum(readMemory(target)), end: 0, max: 0, largest: 0 };
  const sample = () => {
    const bytes = readMemory(target);
    memory.end = sum(bytes);
    memory.max = Math.max(memory.max, memory.end);
    memory.largest = Math.max(memory.largest, ...bytes);
  };
  const sampling = setInterval(sample, 500);
  const [visits, abuse] = await Promise.all([
    runVisitors(origin, subjects, length),
    abuser ? runAbuser(origin, abuser, length) : {},
  ]).finally(() => clearInterval(sampling));
  sample();
  return { ...visits, abuse, memory };
}

const sum = (/** @type {readonly number[]} */ list) => list.reduce((all, one) => all + one, 0);
