import autocannon, { type Result } from 'autocannon';
import { endpoints, type Endpoint } from '../../contract/shared/endpoints';
import type { Input, Scenario } from './scenarios';

const connections = 2;
const seconds = 4;

/** Response times in milliseconds and throughput. */
export interface Figures {
  p50: number;
  p95: number;
  perSecond: number;
  /** Unsuccessful responses and requests without a response. */
  errors: number;
}

/** Runs a scenario after a warm-up: repeatedly for some seconds, or each input once where it has a `warmUp`. */
export async function load(origin: string, scenario: Scenario): Promise<Measurement> {
  const { call, inputs, warmUp } = scenario;
  const endpoint: Endpoint = endpoints[call];
  const send = (some: readonly Input[], count: object) =>
    measure({ url: origin, requests: some.map((input) => requestOf(endpoint, input)), ...count });
  if (!warmUp) {
    await send(inputs, { connections, amount: inputs.length * 2 });
    return send(inputs, { connections, duration: seconds });
  }
  await send(warmUp, { connections, amount: warmUp.length * connections });
  // autocannon sends all requests on each connection: inputs are divided among separate runs.
  const shares = Array.from({ length: connections }, (_, share) =>
    inputs.filter((__, index) => index % connections === share),
  );
  const loads = await Promise.all(
    shares.map((share) => send(share, { connections: 1, amount: share.length })),
  );
  return { ...mergeMeasurements(loads), seconds: Math.max(...loads.map((one) => one.seconds)) };
}

/** Result of a run: response times in milliseconds, duration in seconds, number of errors. */
export interface Measurement {
  times: number[];
  seconds: number;
  errors: number;
}

/** Merges the results of consecutive runs. */
export function mergeMeasurements(all: readonly Measurement[]): Measurement {
  return {
    times: all.flatMap(({ times }) => times),
    seconds: all.reduce((sum, { seconds: taken }) => sum + taken, 0),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}

export function computeFigures({ times, seconds: taken, errors }: Measurement): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Infinity;
  return { p50: quantile(0.5), p95: quantile(0.95), perSecond: sorted.length / taken, errors };
}

let visitors = 0;
/** Gives every request its own client address, so that rate limits do not apply. */
function withUniqueAddress(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = [16, 8, 0].map((shift) => String((visitors >> shift) & 255)).join('.');
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': `10.${address}` } };
}

async function measure(options: autocannon.Options): Promise<Measurement> {
  const times: number[] = [];
  const start = performance.now();
  const requests = options.requests?.map((request) => ({
    ...request,
    setupRequest: withUniqueAddress,
  }));
  const { errors, non2xx, timeouts } = await new Promise<Result>((resolve, reject) => {
    const done = (error: unknown, result: Result) =>
      error instanceof Error ? reject(error) : resolve(result);
    const running = autocannon({ ...options, ...(requests && { requests }) }, done);
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const taken = (performance.now() - start) / 1000;
  return { times, seconds: taken, errors: errors + non2xx + timeouts };
}

function requestOf({ method, path, input: form }: Endpoint, input: Input) {
  const fields = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  ).toString();
  if (form === 'query') return { method, path: `${path}?${fields}` };
  const type = form === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const body = form === 'json' ? JSON.stringify(input) : fields;
  return { method, path, headers: { 'content-type': type }, body };
}
