import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createApp } from '../app';
import { smallToday } from './small-pack';
import type { TestMuseum } from './test-museum';

/**
 * Opens processes of their own beside a museum, whose build draws pages by a function that is given as
 * source; they are closed after each test.
 */
export function useDrawingApps(museum: TestMuseum) {
  const apps: FastifyInstance[] = [];

  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  return async (name: string, draw: string): Promise<FastifyInstance> => {
    const { db, folder } = museum;
    const at = (path: string) => join(folder, path);
    const prerender = at(name);
    mkdirSync(prerender, { recursive: true });
    writeFileSync(join(prerender, 'prerender.mjs'), `export default ${draw}`);
    const app = await createApp({
      db,
      locations: {
        app: at('app'),
        prerender,
        toolbar: at('toolbar'),
        userCentre: at('user-centre'),
        demoPages: at('demo'),
      },
      mediaDir: at('media'),
      clock: () => smallToday,
    });
    apps.push(app);
    return app;
  };
}
