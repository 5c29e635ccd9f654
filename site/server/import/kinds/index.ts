import { activity } from './activity';
import { book } from './book';
import { category } from './category';
import { dictionary } from './dictionary';
import { entry } from './entry';
import { exhibit } from './exhibit';
import { exhibition } from './exhibition';
import { heritageSite } from './heritage-site';
import type { RecordForm } from './kind';
import { music } from './music';
import { opening } from './opening';
import { tag } from './tag';
import { video } from './video';

/**
 * All forms of records in a pack, in the order in which they are parsed: records are after those that they refer to, which
 * may be in an earlier part of a large pack.
 */
export const recordForms: readonly RecordForm[] = [
  dictionary,
  category,
  tag,
  exhibit,
  entry,
  exhibition,
  activity,
  opening,
  book,
  music,
  video,
  heritageSite,
];
