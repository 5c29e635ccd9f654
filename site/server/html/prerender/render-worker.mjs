import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { expose, releaseProxy } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { lowerPriority } from '../../threads/lower-priority.mjs';

/**
 * Entry of the rendering thread. Plain JavaScript, because the tests start it from its source.
 * @typedef {import('./rendering-thread').RenderingCalls} RenderingCalls
 * @typedef {(input: object) => Promise<unknown>} Renderer
 */

/**
 * A built renderer of the folder; that with traditional texts is loaded with the first page.
 * @param {string} name
 * @param {string} [edition]
 * @returns {Promise<Renderer>}
 */
async function importRenderer(name, edition) {
  const path = join(workerData.folder, edition === 'hant' ? 'hant' : '', `${name}.mjs`);
  const { default: render } = await import(pathToFileURL(path).href);
  return render;
}

const calls = {
  /** @type {RenderingCalls['load']} */
  load: async (name) => {
    await importRenderer(name);
  },
  /**
   * @param {string} name
   * @param {{ edition: string }} input
   * @param {{ (call: object): Promise<unknown>, [releaseProxy]: () => void }} [fetchResponse]
   */
  render: async (name, input, fetchResponse) => {
    const render = await importRenderer(name, input.edition);
    if (!fetchResponse) return render(input);
    try {
      return await render({
        ...input,
        fetchResponse: (/** @type {object} */ call) => fetchResponse(call),
      });
    } finally {
      fetchResponse[releaseProxy]();
    }
  },
};

lowerPriority(10);
if (!parentPort) throw new Error('The rendering thread is started by the service.');
expose(calls, nodeEndpoint(parentPort));
