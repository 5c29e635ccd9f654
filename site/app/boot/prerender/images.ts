import type { PrerenderOutput } from '../../../contract/shared/prerender';

const picturePattern = /<picture[^>]*>.*?<\/picture>/gs;
const isFirst = (picture: string) => / fetchpriority="high"/i.test(picture);

/** The first source of the picture with `fetchpriority="high"`; `undefined` without one. */
export function firstImageSource(html: string): PrerenderOutput['preloadImage'] {
  const source = firstSource(html.match(picturePattern)?.find(isFirst) ?? '');
  const read = (name: string) => attribute(source, name)?.replaceAll('&amp;', '&');
  const [type, srcset, sizes] = [read('type'), read('srcset'), read('sizes')];
  return type && srcset && sizes ? { type, srcset, sizes } : undefined;
}

const firstSource = (picture: string) => /<source[^>]*>/.exec(picture)?.[0] ?? '';
const sizesOf = (picture: string) => attribute(firstSource(picture), 'sizes');

/**
 * Defers all pictures but the first and those of its size to `data-srcset` and `data-src`: their downloads would delay
 * the app's code. On the home page the first is lazy, because other hashes hide it; a preload link fetches it.
 */
export function deferImages(html: string, isHome: boolean): string {
  const first = html.match(picturePattern)?.find(isFirst);
  return html.replace(picturePattern, (picture) =>
    first && isFirst(picture) && sizesOf(picture) === sizesOf(first)
      ? picture.replace(' loading="eager"', isHome ? ' loading="lazy"' : ' loading="eager"')
      : picture
          .replace(/ srcset="/gi, ' data-srcset="')
          .replace(
            / src="[^"]*"/,
            (source) => ` src="${placeholder(picture)}" data-${source.trim()}`,
          ),
  );
}

/** An empty SVG with the image's aspect ratio. */
function placeholder(picture: string): string {
  const [image = ''] = /<img[^>]*>/.exec(picture) ?? [];
  const box = `0,0,${attribute(image, 'width') ?? 1},${attribute(image, 'height') ?? 1}`;
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='${box}'/%3E`;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}
