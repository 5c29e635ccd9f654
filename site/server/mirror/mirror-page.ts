import type { Image } from '../../contract/entities/common';
import type { Markup } from '../markup';
import type { MenuNode } from './menu';
import type { MuseumView } from './museum-view';
import type { RouteMatch } from './match-path';

/** One page of the mirror before it stands in its frame. */
export interface MirrorPage {
  /** The route's path, as the app has it behind `#`. */
  path: string;
  /** Which page of its list, from 1. */
  page: number;
  /** Its `h1`. */
  title: string;
  /** What follows the `h1` in the document's title where records may bear the same name. */
  titleDetail?: string | undefined;
  description: string;
  type: 'website' | 'article';
  /** The picture that stands for it elsewhere. */
  image: Image | undefined;
  /** The category to which it belongs; nothing on the home page. */
  section: MenuNode | undefined;
  /** Whether the other language has it too. */
  isInOther: boolean;
  /** What it is in the words of schema.org; name, address, description and picture are added. */
  data: (absolute: (path: string) => string) => Record<string, unknown> & { '@type': string };
  /** Its content with the `h1`. */
  body: Markup;
}

/** Draws the page of a route; `undefined` where the museum shows nothing there. */
export type DrawPage = (
  view: MuseumView,
  match: RouteMatch,
  page: number,
) => Promise<MirrorPage | undefined>;

/** The first words of a text, cut between characters as a reader sees them. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(line);
  let count = 0;
  let end = 0;
  for (const { index } of characters) {
    if (count === length - 1) end = index;
    if (++count > length) return `${line.slice(0, end).trimEnd()}…`;
  }
  return line;
}
