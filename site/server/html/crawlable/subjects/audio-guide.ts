import type { AudioStop } from '../../../../contract/schemas/visit';
import { fillPath } from '../../../../contract/shared/route-paths';
import type { PageContext } from '../shared/page-context';
import { editions } from '../../../../contract/shared/sites';
import { crawlablePath, isRecordVisible } from '../shared/page-paths';
import { matchRoute } from '../../../../contract/shared/match-route';
import { findCategory } from './category';
import { excerpt } from './excerpt';
import { museumAgent } from './json-ld';
import type { FindSubject, JsonLd } from './subject';

/** The list of stops, or one stop with its transcript. */
export const findAudioGuide: FindSubject = async (context, match) => {
  const { id: stop } = match.params;
  if (stop === undefined) return findCategory(context, match);
  const { siteId, calls, menu, other } = context;
  const path = fillPath(match.route.path, match.params);
  const [found] = await calls.rows('audioStops', { siteId, stop });
  if (!found || !isRecordVisible(path, menu)) return undefined;
  const [inOther] = await calls.rows('audioStops', { siteId: other.siteId, stop });
  const { title, text = [], image } = found;
  return {
    path,
    title,
    titleDetail: stop,
    type: 'article',
    section: menu.find(matchRoute(path)?.route.meta?.parent ?? ''),
    hasTranslation: inOther !== undefined && isRecordVisible(path, other.menu),
    describe: () => ({
      description: excerpt(text.join(' ')),
      image,
      jsonLd: (absolute) => audioData(found, context, absolute),
    }),
  };
};

function audioData(
  { text = [], seconds, recording, path, isIntroduction }: AudioStop,
  { edition, language }: PageContext,
  absolute: (path: string) => string,
): JsonLd {
  const [source] = recording?.sources ?? [];
  return {
    '@type': 'AudioObject',
    transcript: text.join('\n\n'),
    duration: `PT${seconds}S`,
    inLanguage: editions[edition].lang,
    ...(source && { contentUrl: absolute(source.src), encodingFormat: source.type }),
    isAccessibleForFree: true,
    publisher: museumAgent(language),
    ...(!isIntroduction && {
      about: { '@type': 'VisualArtwork', url: absolute(crawlablePath(edition, path)) },
    }),
  };
}
