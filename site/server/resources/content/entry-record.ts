import type { Image, Recording, Tag } from '../../../contract/schemas/common/fields';
import type {
  ContentEntry,
  ContentEntryDetail,
  EntryPart,
  Facts,
} from '../../../contract/schemas/content';
import { museumDateTime } from '../../db/museum-time';

interface EntryRow {
  id: string;
  categoryCode: string;
  title: string;
  summary: string;
  images: Image[];
  publishedAt: Date;
  linkUrl: string;
  period: string | null;
  material: string | null;
  facts: Facts;
  tags: Tag[];
}

/** Record of an entry in lists. */
export function entryRecord(row: EntryRow): ContentEntry {
  const { id, categoryCode, title, summary, images, linkUrl, tags, period, material, facts } = row;
  return {
    id,
    categoryCode,
    title,
    summary,
    thumbImg: images[0]?.src ?? '',
    images,
    publishedAt: museumDateTime(row.publishedAt),
    linkUrl,
    tags,
    ...(period !== null && { period }),
    ...(material !== null && { material }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

interface DetailRow extends EntryRow {
  content: string;
  video: Recording | null;
  audio: Recording | null;
  parts: EntryPart[] | null;
}

/** Record of an entry in detail. */
export function detailRecord(row: DetailRow): ContentEntryDetail {
  const { content, video, audio, parts } = row;
  return {
    ...entryRecord(row),
    content,
    ...(video && { video }),
    ...(audio && { audio }),
    ...(parts && { parts }),
  };
}
