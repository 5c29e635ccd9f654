import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper bounds in seconds: a cached response takes some milliseconds, a password hash a quarter of a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Route of requests that match none: URLs are not labels, because visitors can invent any number of them. */
const unmatched = 'unmatched';

/** Counts the requests and measures their latency by the pattern of their route. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'yunze_http_requests_total',
    help: 'Requests by method, pattern of the route and status; 499 if the client disconnected.',
    ...{ registers, labelNames: ['method', 'route', 'status'] as const },
  });
  const latency = new Histogram({
    name: 'yunze_http_request_seconds',
    help: 'Time from the request to the end of its response, by pattern of the route.',
    ...{ registers, labelNames: ['route'] as const, buckets },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, is404, routeOptions } = request;
    const route = is404 ? unmatched : (routeOptions.url ?? unmatched);
    const status = reply.raw.writableEnded ? reply.statusCode : 499;
    requests.inc({ method, route, status });
    latency.observe({ route }, reply.elapsedTime / 1_000);
    done();
  });
}
