import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerender } from '../../contract/prerendered';

/**
 * What the build of the app made to draw pages with. Without it pages are sent as they are
 * built, and the browser draws them: the log says so, once.
 */
export async function loadPrerender(
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Prerender | undefined> {
  try {
    const { href } = pathToFileURL(join(folder, 'prerender.mjs'));
    const built = (await import(href)) as { default: Prerender };
    return built.default;
  } catch (error) {
    log.warn({ err: error }, 'no page can be drawn ahead');
    return undefined;
  }
}
