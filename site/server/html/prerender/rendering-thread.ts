import { AsyncResource } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { proxy, wrap, type Remote } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {
  CrawlableInput,
  NotPrerendered,
  PrerenderInput,
  PrerenderOutput,
} from '../../../contract/shared/prerender';

export type RendererName = 'prerender' | 'crawlable-page';
type RenderInput = PrerenderInput | CrawlableInput;
type FetchResponse = NonNullable<RenderInput['fetchResponse']>;

/** What the thread offers. */
export interface RenderingCalls {
  /** Loads a renderer. Rejects if it is not built. */
  load: (name: RendererName) => Promise<void>;
  render: (
    name: RendererName,
    input: Omit<RenderInput, 'fetchResponse'>,
    fetchResponse: FetchResponse | undefined,
  ) => Promise<PrerenderOutput | NotPrerendered>;
}

export interface RenderingThread {
  load: RenderingCalls['load'];
  /** Rejects where `fetchResponse` does, and if the thread fails or takes longer than its time limit. */
  render: (name: RendererName, input: RenderInput) => Promise<PrerenderOutput | NotPrerendered>;
  close: () => Promise<void>;
}

interface ThreadOptions {
  /** Built file of the worker. */
  worker: string;
  /** Folder of the built renderers. */
  folder: string;
  /** Milliseconds for a rendering with its calls. Default 30,000. */
  timeLimit?: number;
}

interface RunningThread {
  calls: Remote<RenderingCalls>;
  /** Rejects when the thread ends. */
  ended: Promise<never>;
  stop: () => Promise<void>;
}

/** Memory of the thread in megabytes; the renderers with a page take about 60. */
const maxMegabytes = 256;

/**
 * Renders pages in a thread of its own: a rendering takes 30 to 70 ms, in which the thread of the service answers other
 * requests. A thread that fails, or does not finish a rendering, is ended and started again with the next page.
 */
export function createRenderingThread(options: ThreadOptions): RenderingThread {
  const { timeLimit = 30_000 } = options;
  let running: RunningThread | undefined;

  const open = (): RunningThread => {
    if (running) return running;
    const opened = startThread(options);
    running = opened;
    opened.ended.catch(() => {
      if (running === opened) running = undefined;
    });
    return opened;
  };

  return {
    load: (name) => {
      const { calls, ended } = open();
      return Promise.race([calls.load(name), ended]);
    },
    render: async (name, { fetchResponse, ...input }) => {
      const { calls, ended, stop } = open();
      const answers = fetchResponse && withFirstError(fetchResponse);
      const timer = setTimeout(() => void stop(), timeLimit);
      try {
        const rendering = calls.render(name, input, answers && proxy(answers.fetch));
        return await Promise.race([rendering, ended]);
      } catch (error) {
        throw answers?.firstError() ?? error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => running?.stop(),
  };
}

function startThread({ worker: file, folder }: ThreadOptions): RunningThread {
  const worker = new Worker(file, {
    workerData: { folder },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // The server keeps the process alive, not its renderers.
  worker.unref();
  const ended = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The rendering thread has ended.')));
  });
  // Each rendering reports it; without one nobody has to know.
  ended.catch(() => undefined);
  const stop = async () => void (await worker.terminate());
  return { calls: wrap<RenderingCalls>(nodeEndpoint(worker)), ended, stop };
}

/**
 * Calls of a rendering in the context of its request. Between threads an error loses its class: the first one is kept.
 */
function withFirstError(fetchResponse: FetchResponse) {
  let error: Error | undefined;
  const fetch = AsyncResource.bind(async (call: Parameters<FetchResponse>[0]) => {
    try {
      return await fetchResponse(call);
    } catch (cause) {
      error ??= cause instanceof Error ? cause : new Error(String(cause));
      throw error;
    }
  });
  return { fetch, firstError: () => error };
}
