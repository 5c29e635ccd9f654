import autocannon, { type Result } from 'autocannon';
import { endpoints, type Endpoint } from '../../contract/endpoints';
import type { Scenario } from './scenarios';

const connections = 2;
const seconds = 4;

/** Milliseconds over all answers, and how many came in a second. */
export interface Figures {
  p50: number;
  p95: number;
  perSecond: number;
  /** Answers that were no success, and requests without an answer. */
  errors: number;
}

/** Sends a scenario's inputs in turn over a few connections for some seconds, after a warm-up. */
export async function load(origin: string, { call, inputs }: Scenario): Promise<Figures> {
  const endpoint: Endpoint = endpoints[call];
  const requests = inputs.map((input) => requestOf(endpoint, input));
  const options = { url: origin, connections, requests };
  await autocannon({ ...options, amount: inputs.length * 2 });
  const times: number[] = [];
  const { errors, non2xx, timeouts } = await new Promise<Result>((resolve, reject) => {
    const done = (error: unknown, result: Result) =>
      error instanceof Error ? reject(error) : resolve(result);
    const running = autocannon({ ...options, duration: seconds }, done);
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Infinity;
  return {
    p50: quantile(0.5),
    p95: quantile(0.95),
    perSecond: times.length / seconds,
    errors: errors + non2xx + timeouts,
  };
}

function requestOf(
  { method, path, input: form }: Endpoint,
  input: Record<string, string | number>,
) {
  const fields = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  ).toString();
  if (form === 'query') return { method, path: `${path}?${fields}` };
  const type = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = form === 'json' ? JSON.stringify(input) : fields;
  return { method, path, headers: { 'content-type': type }, body };
}
