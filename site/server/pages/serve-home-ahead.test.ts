import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app';
import { smallToday } from '../testing/small-pack';
import { writeSiteBuild } from '../testing/site-build';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
const apps: FastifyInstance[] = [];

/** A process of its own whose build draws the home page by that function. */
async function openApp(name: string, draw: string): Promise<FastifyInstance> {
  const { db, folder } = museum;
  const prerender = join(folder, name);
  mkdirSync(prerender, { recursive: true });
  writeFileSync(join(prerender, 'prerender-home.mjs'), `export default ${draw}`);
  const at = (path: string) => join(folder, path);
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
}

const drawing = `async ({ language, answers, now }) => ({
  html: '<p>' + language + ' ' + answers.length + ' ' + now.toISOString() + '</p>',
  css: 'p{--of:' + language + '}',
})`;

const get = (app: FastifyInstance, url: string) => app.inject({ method: 'GET', url });
const stylesOf = (page: string) => /href="(\/first-view\/[^"]+)"/.exec(page)?.[1] ?? '';

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

test('the page brings what was drawn from its answers, and names its styles for good', async () => {
  const app = await openApp('drawing', drawing);
  for (const [url, language] of [
    ['/', 'zh'],
    ['/en/', 'en'],
  ] as const) {
    const { body } = await get(app, url);
    expect(body).toContain(`<div id="root"><p>${language} 5 ${smallToday.toISOString()}</p></div>`);
    const styles = await get(app, stylesOf(body));
    expect(styles.body).toBe(`p{--of:${language}}`);
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(styles.headers['cache-control']).toContain('immutable');
  }
});

test('a process that has not drawn the page yet has its styles too', async () => {
  const first = await openApp('drawing', drawing);
  const { body } = await get(first, '/');
  const second = await openApp('drawing', drawing);
  const styles = await get(second, stylesOf(body));
  expect(styles.body).toBe('p{--of:zh}');
  expect(styles.headers['cache-control']).toContain('immutable');
});

test('styles of an unknown name are those of now, and nobody keeps them', async () => {
  const app = await openApp('drawing', drawing);
  const styles = await get(app, '/first-view/zh/0000.css');
  expect(styles.body).toBe('p{--of:zh}');
  expect(styles.headers['cache-control']).toBe('no-store');
});

test('a page that cannot be drawn ahead is sent for the browser to draw', async () => {
  const app = await openApp('broken', 'async () => { throw new Error("x") }');
  const { statusCode, body } = await get(app, '/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('id="first-view"');
  expect(body).not.toContain('/first-view/');
  expect((await get(app, '/first-view/zh/0000.css')).statusCode).toBe(404);
});
