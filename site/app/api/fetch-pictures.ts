import { isObject, list, text } from './read/values';

/**
 * Fetches the first pictures of an answer's records, each in its best format, before there is a page
 * to show them.
 */
export async function fetchPictures(
  response: Promise<Response> | undefined,
  { count, sizes }: { count: number; sizes: string },
): Promise<void> {
  const answer: unknown = await (await response)?.clone().json();
  if (!isObject(answer)) return;
  for (const record of list(answer.records ?? answer.data).slice(0, count)) {
    const [image] = isObject(record) ? list(record.images) : [];
    const [source] = isObject(image) ? list(image.sources) : [];
    if (!isObject(source) || !text(source.srcset)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', type: text(source.type) });
    Object.assign(link, {
      imageSrcset: text(source.srcset),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
    document.head.append(link);
  }
}
