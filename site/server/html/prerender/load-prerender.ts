import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerender } from '../../../contract/shared/prerender';

/**
 * Loads the built server-side renderer. Without it pages are sent as built, the browser renders them,
 * and a warning is logged.
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
    log.warn({ err: error }, 'prerendering is not available');
    return undefined;
  }
}
