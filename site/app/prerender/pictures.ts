import type { Prerendered } from '../../contract/prerendered';

const pictures = /<picture[^>]*>.*?<\/picture>/gs;
const isFirst = (picture: string) => / fetchpriority="high"/i.test(picture);

/** The picture that the mark-up says is fetched before others, in its best format. */
export function firstPicture(html: string): Prerendered['picture'] {
  const source = firstSource(html.match(pictures)?.find(isFirst) ?? '');
  const read = (name: string) => attribute(source, name)?.replaceAll('&amp;', '&');
  const [type, srcset, sizes] = [read('type'), read('srcset'), read('sizes')];
  return type && srcset && sizes ? { type, srcset, sizes } : undefined;
}

const firstSource = (picture: string) => /<source[^>]*>/.exec(picture)?.[0] ?? '';
const sizesOf = (picture: string) => attribute(firstSource(picture), 'sizes');

/**
 * Leaves the pictures further down to the app: on a slow line they would come in the way of its code.
 * Those that stand in a row with the first one come with it. Home's waits until it is laid out, which it
 * is at its own address alone; the head asks for it.
 */
export function leaveToApp(html: string, isHome: boolean): string {
  const first = html.match(pictures)?.find(isFirst);
  return html.replace(pictures, (picture) =>
    first && isFirst(picture) && sizesOf(picture) === sizesOf(first)
      ? picture.replace(' loading="eager"', isHome ? ' loading="lazy"' : ' loading="eager"')
      : picture.replace(/<source[^>]*>/g, '').replace(/ src="[^"]*"/, ` src="${stand(picture)}"`),
  );
}

/** An empty picture of the same proportions. */
function stand(picture: string): string {
  const [image = ''] = /<img[^>]*>/.exec(picture) ?? [];
  const box = `0,0,${attribute(image, 'width') ?? 1},${attribute(image, 'height') ?? 1}`;
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='${box}'/%3E`;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}
