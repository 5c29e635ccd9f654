// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serviceUnavailable } from '../../http/http-error';
import { workerSources } from '../../testing/test-locations';
import { makeTemporaryFolder, removeFolder } from '../../testing/temporary-folder';
import { createRenderingThread, type RenderingThread } from './rendering-thread';

const page = "title: '', css: '', preloadImage: undefined, responses: []";
const input = { edition: 'zh', address: '/News', responses: [], now: new Date(0) } as const;
const call = { name: 'categoryList', input: { siteId: '1' } } as const;
const opened: { thread: RenderingThread; folder: string }[] = [];

afterEach(async () => {
  for (const { thread, folder } of opened.splice(0)) {
    await thread.close();
    removeFolder(folder);
  }
});

/** A thread with a renderer of this source. */
function openThread(renderSource: string, timeLimit?: number): RenderingThread {
  const folder = makeTemporaryFolder('rendering');
  writeFileSync(join(folder, 'prerender.mjs'), `export default ${renderSource}`);
  const options = { worker: workerSources.renderWorker, folder, ...(timeLimit && { timeLimit }) };
  const thread = createRenderingThread(options);
  opened.push({ thread, folder });
  return thread;
}

const asking = `async ({ fetchResponse }) => {
  const { total } = await fetchResponse(${JSON.stringify(call)});
  return { html: 'total ' + total, ${page} };
}`;

test('rendering in a thread makes its calls in the thread and the context of its request', async () => {
  const thread = openThread(asking);
  const request = new AsyncLocalStorage<number>();
  const render = () =>
    thread.render('prerender', {
      ...input,
      fetchResponse: (asked) => Promise.resolve({ ...asked, total: request.getStore() }),
    });
  const pages = await Promise.all([3, 4].map((id) => request.run(id, render)));
  expect(pages).toMatchObject([{ html: 'total 3' }, { html: 'total 4' }]);
});

test('rejected call of a rendering keeps its error', async () => {
  const thread = openThread(asking);
  const error = serviceUnavailable();
  const rendering = thread.render('prerender', {
    ...input,
    fetchResponse: () => Promise.reject(error),
  });
  await expect(rendering).rejects.toBe(error);
});

test('rendering that does not finish is ended, and the next page is rendered', async () => {
  const endless = `async ({ address }) => {
    if (address === '/endless') for (;;);
    return { html: address, ${page} };
  }`;
  const thread = openThread(endless, 500);
  const rendering = thread.render('prerender', { ...input, address: '/endless' });
  await expect(rendering).rejects.toThrow('The rendering thread has ended.');
  expect(await thread.render('prerender', input)).toMatchObject({ html: '/News' });
});

test('thread that fails rejects its renderings, and the next page is rendered', async () => {
  const failing = `async ({ address }) => {
    if (address === '/failing') {
      setTimeout(() => { throw new Error('out of order'); });
      await new Promise(() => {});
    }
    return { html: address, ${page} };
  }`;
  const thread = openThread(failing);
  const rendering = thread.render('prerender', { ...input, address: '/failing' });
  await expect(rendering).rejects.toThrow('out of order');
  expect(await thread.render('prerender', input)).toMatchObject({ html: '/News' });
});

test('thread rejects to load a renderer that is not built', async () => {
  const thread = openThread(asking);
  await thread.load('prerender');
  await expect(thread.load('crawlable-page')).rejects.toThrow('crawlable-page.mjs');
});
