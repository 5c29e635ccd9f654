import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createApp } from '../app';
import { fixtureToday } from './fixture-pack';
import { workerSources } from './test-locations';
import type { TestMuseum } from './test-museum';

/**
 * Creates apps on the database of a test museum with a stub prerenderer given as source code; they are
 * closed after each test.
 */
export function usePrerenderingApps(museum: TestMuseum) {
  const apps: FastifyInstance[] = [];

  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  return async (name: string, renderSource: string): Promise<FastifyInstance> => {
    const { db, folder } = museum;
    const pathOf = (path: string) => join(folder, path);
    const prerender = pathOf(name);
    mkdirSync(prerender, { recursive: true });
    writeFileSync(join(prerender, 'prerender.mjs'), `export default ${renderSource}`);
    const app = await createApp({
      db,
      locations: {
        ...workerSources,
        app: pathOf('app'),
        prerender,
        toolbar: pathOf('toolbar'),
        userCentre: pathOf('user-centre'),
        desk: pathOf('user-centre'),
        serviceWorker: pathOf('user-centre'),
        demoPages: pathOf('demo'),
      },
      mediaDir: pathOf('media'),
      pageCacheBytes: 1024 * 1024,
      clock: () => fixtureToday,
    });
    apps.push(app);
    return app;
  };
}
