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
 * pages are not available, and a warning is logged. Its copy with traditional texts is loaded with the first page.
 */
export async function loadRenderer<Name extends keyof Renderers>(
  folder: string,
  name: Name,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Renderers[Name] | undefined> {
  try {
    const render = await importRenderer(join(folder, `${name}.mjs`));
    const renderEdition: Renderer = async (input) => {
      if (input.edition !== 'hant') return render(input);
      return (await importRenderer(join(folder, 'hant', `${name}.mjs`)))(input);
    };
    return renderEdition as Renderers[Name];
  } catch (error) {
    log.warn({ err: error }, `${name}: rendering on the server is not available`);
    return undefined;
  }
}

/** Both renderers take at most the input of a crawlable page. */
type Renderer = RenderCrawlablePage;

async function importRenderer(file: string): Promise<Renderer> {
  const built = (await import(pathToFileURL(file).href)) as { default: Renderer };
  return built.default;
}
