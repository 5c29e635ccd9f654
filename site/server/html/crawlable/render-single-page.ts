import type { FastifyBaseLogger } from 'fastify';
import { matchRoute } from '../../../contract/shared/match-route';
import type { RenderCrawlablePage } from '../../../contract/shared/prerender';
import type { Language } from '../../../contract/shared/sites';
import type { Clock, DispatchCall } from '../../http/dispatch-call';
import { readBuildAssets } from '../shared/build-assets';
import { markup } from '../shared/markup';
import { renderDocument } from './document';
import { createCrawlableRenderer } from './render-page';
import { createPageContext } from './shared/page-context';
import { findSubject } from './subjects';

interface SinglePageOptions {
  appFolder: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  render: RenderCrawlablePage | undefined;
}

/**
 * Renders the page of a path from the given calls, apart from the pages of visitors and their cache.
 * `undefined` if nothing is shown there.
 */
export async function renderSinglePage(
  { appFolder, clock, log, render }: SinglePageOptions,
  dispatchCall: DispatchCall,
  address: string,
  language: Language,
) {
  const [path = '/', query = ''] = address.split('?', 2);
  const match = matchRoute(path, new URLSearchParams(query));
  const context = await createPageContext(dispatchCall, language);
  const subject = match && (await findSubject(context, match));
  if (!subject) return undefined;
  const renderer = createCrawlableRenderer({ dispatchCall, clock, log, render });
  const page = await renderer.renderSubject(subject, 1, { context, client: '127.0.0.1' });
  if (!page) return undefined;
  return renderDocument({
    edition: language,
    titles: [previewed[language], subject.title],
    head: markup`<meta name="robots" content="noindex">
`,
    page,
    assets: await readBuildAssets(appFolder),
  });
}

const previewed = { zh: '预览', en: 'Preview' } as const;
