import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { usePrerenderingApps } from '../../testing/prerendering-app';
import { fixtureToday } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const openApp = usePrerenderingApps(museum);

const renderer = `async ({ edition, responses, now }) => ({
  title: 't',
  responses,
  html: '<p>' + edition + ' ' + responses.length + ' ' + now.toISOString() + '</p>',
  css: 'p{--of:' + edition + '}',
})`;

const get = (app: FastifyInstance, url: string) => app.inject({ method: 'GET', url });
const stylesOf = (page: string) => /href="(\/first-view\/[^"]+)"/.exec(page)?.[1] ?? '';

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

test('home page contains the prerendered markup and links immutable styles', async () => {
  const app = await openApp('drawing', renderer);
  for (const [url, language] of [
    ['/', 'zh'],
    ['/en/', 'en'],
  ] as const) {
    const { body } = await get(app, url);
    const time = fixtureToday.toISOString();
    expect(body).toContain(
      `<div id="root" class="prerendered" data-address="/" data-rendered-at="${time}" data-calls="[]">`,
    );
    expect(body).toContain(`><p>${language} 5 ${time}</p></div>`);
    const styles = await get(app, stylesOf(body));
    expect(styles.body).toBe(`p{--of:${language}}`);
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(styles.headers['cache-control']).toContain('immutable');
  }
});

test('process that has not rendered the home page yet serves its styles', async () => {
  const first = await openApp('drawing', renderer);
  const { body } = await get(first, '/');
  const second = await openApp('drawing', renderer);
  const styles = await get(second, stylesOf(body));
  expect(styles.body).toBe('p{--of:zh}');
  expect(styles.headers['cache-control']).toContain('immutable');
});

test('styles of an unknown hash are the current ones with no-store', async () => {
  const app = await openApp('drawing', renderer);
  const styles = await get(app, '/first-view/zh/0000.css');
  expect(styles.body).toBe('p{--of:zh}');
  expect(styles.headers['cache-control']).toBe('no-store');
});

test('home page is sent without markup when prerendering fails', async () => {
  const app = await openApp('broken', 'async () => { throw new Error("x") }');
  const { statusCode, body } = await get(app, '/');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('id="first-view"');
  expect(body).not.toContain('/first-view/');
  expect((await get(app, '/first-view/zh/0000.css')).statusCode).toBe(404);
});
