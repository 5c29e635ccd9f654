import type { FastifyBaseLogger } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Prerender, RenderCrawlablePage } from '../../../contract/shared/prerender';
import { createRenderingThread, type RendererName } from './rendering-thread';

interface Renderers {
  prerender: Prerender | undefined;
  renderCrawlablePage: RenderCrawlablePage | undefined;
  /** Ends their thread. */
  close: () => Promise<void>;
}

interface RendererLocations {
  /** Folder of the built renderers. */
  prerender: string;
  /** Built file of the rendering thread. */
  renderWorker: string;
}

/**
 * Loads the built server-side renderers in a thread of their own. Without one its pages are sent as built and the
 * browser renders them, or crawlable pages are not available, and a warning is logged.
 */
export async function loadRenderers(
  { prerender: folder, renderWorker }: RendererLocations,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Renderers> {
  const thread = createRenderingThread({ worker: renderWorker, folder });
  const load = async (name: RendererName) => {
    const file = join(folder, `${name}.mjs`);
    try {
      if (!existsSync(file)) throw new Error(`${file} is missing.`);
      await thread.load(name);
      return (input: Parameters<RenderCrawlablePage>[0]) => thread.render(name, input);
    } catch (error) {
      log.warn({ err: error }, `${name}: rendering on the server is not available`);
      return undefined;
    }
  };
  const [prerender, renderCrawlablePage] = await Promise.all([
    load('prerender'),
    load('crawlable-page'),
  ]);
  return {
    prerender: prerender as Prerender | undefined,
    renderCrawlablePage,
    close: thread.close,
  };
}
