import type { RenderCrawlablePage } from '../../contract/shared/prerender';

/** The renderer of the crawlable pages from its source; the service itself loads the build. */
export const renderCrawlablePage: RenderCrawlablePage = async (input) => {
  const { default: render } = await import('../../app/boot/prerender/crawlable-page');
  return render(input);
};
