import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerender, RenderCrawlablePage } from '../../../contract/shared/prerender';

interface Renderers {
  prerender: Prerender;
  'crawlable-page': RenderCrawlablePage;
}

/**
 * Loads a built server-side renderer. Without it pages are sent as built and the browser renders them, crawlable
 * pages are not available, and a warning is logged.
 */
export async function loadRenderer<Name extends keyof Renderers>(
  folder: string,
  name: Name,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Renderers[Name] | undefined> {
  try {
    const { href } = pathToFileURL(join(folder, `${name}.mjs`));
    const built = (await import(href)) as { default: Renderers[Name] };
    return built.default;
  } catch (error) {
    log.warn({ err: error }, `${name}: rendering on the server is not available`);
    return undefined;
  }
}
