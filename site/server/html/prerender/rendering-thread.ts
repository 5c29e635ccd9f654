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
  /** The outcome of a task of the thread; rejects when the thread ends. */
  whileAlive: <Result>(task: Promise<Result>) => Promise<Result>;
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
    const opened = startThread(options, () => {
      if (running === opened) running = undefined;
    });
    running = opened;
    return opened;
  };

  return {
    load: (name) => {
      const { calls, whileAlive } = open();
      return whileAlive(calls.load(name));
    },
    render: async (name, { fetchResponse, ...input }) => {
      const { calls, whileAlive, stop } = open();
      const answers = fetchResponse && withFirstError(fetchResponse);
      const timer = setTimeout(() => void stop(), timeLimit);
      try {
        const rendering = calls.render(name, input, answers && proxy(answers.fetch));
        return await whileAlive<PrerenderOutput | NotPrerendered>(rendering);
      } catch (error) {
        throw answers?.firstError() ?? error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => running?.stop(),
  };
}

function startThread({ worker: file, folder }: ThreadOptions, onEnd: () => void): RunningThread {
  const worker = new Worker(file, {
    workerData: { folder },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // The server keeps the process alive, not its renderers.
  worker.unref();
  /** Rejections of the running tasks, which a thread that has ended does not settle. */
  const rejections = new Set<(error: Error) => void>();
  const end = (error: Error) => {
    for (const reject of rejections) reject(error);
    rejections.clear();
    onEnd();
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The rendering thread has ended.')));
  return {
    calls: wrap<RenderingCalls>(nodeEndpoint(worker)),
    whileAlive: (task) =>
      new Promise((resolve, reject) => {
        rejections.add(reject);
        task.then(resolve, reject).finally(() => rejections.delete(reject));
      }),
    stop: async () => void (await worker.terminate()),
  };
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
