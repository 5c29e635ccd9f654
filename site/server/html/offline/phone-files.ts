import { speechPaths } from '../../../contract/shared/audio-guide';
import type { CallRecord } from '../../../contract/schemas';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Language } from '../../../contract/shared/sites';
import { filesOfSrcset } from '../shared/srcset';

/** Width of a phone in CSS pixels, and its device pixels for each of them. */
const phone = { width: 400, density: 2 };

/** The pictures of a rendered page, each in the size for a phone; drawings of the build too. */
export function picturesForPhone(html: string): string[] {
  const paths = [...html.matchAll(/<picture.*?<\/picture>|<img[^>]*>/gs)].map(([picture]) => {
    const source = /<source[^>]*>/.exec(picture)?.[0] ?? '';
    const [, srcset = ''] = / srcset="([^"]*)"/i.exec(source) ?? [];
    const [, vw = '100'] = /(\d+)vw"/.exec(source) ?? [];
    const wanted = (Number(vw) / 100) * phone.width * phone.density;
    return chooseSize(srcset, wanted) ?? / src="([^"]*)"/.exec(picture)?.[1];
  });
  const own = paths.filter((path) => path !== undefined);
  return [...new Set(own.filter((path) => /^\/(media|assets)\//.test(path)))];
}

/** The file of the smallest sufficient width in a `srcset`, else of the largest. */
export function chooseSize(srcset: string, wanted: number): string | undefined {
  const sizes = filesOfSrcset(srcset);
  return (sizes.find(({ width }) => width >= wanted) ?? sizes.at(-1))?.path;
}

/** The sounds of the stops whose texts a page has: recordings with their captions, or sentences that the service reads. */
export function soundsOf(responses: readonly CallResponse[], language: Language): string[] {
  const stops = responses
    .filter(({ name, input }) => name === 'audioStops' && input.stop !== undefined)
    .flatMap(({ answer }) => (answer as { data: CallRecord<'audioStops'>[] }).data);
  return stops.flatMap((stop) => soundsOfStop(stop, language));
}

export function soundsOfStop(
  { text = [], recording }: CallRecord<'audioStops'>,
  language: Language,
): string[] {
  const source = recording?.sources[0]?.src;
  if (source === undefined) return speechPaths(text, language);
  return [source, ...(recording?.tracks ?? []).map(({ src }) => src)];
}
