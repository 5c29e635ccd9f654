import type { ActivityKind, WeeklyRule } from '../../contract/entities/activity';
import type { ExhibitionKind } from '../../contract/entities/exhibition';
import type { OpeningRule } from '../../contract/entities/opening';
import type { Facts } from '../../contract/entities/facts';
import type { Place } from './faults';
import type { Localized } from './localized';
import type { RichText } from './text/rich-text';

/** A picture that a record shows. */
export interface ImageDraft {
  file: string;
  alt: Localized;
  credit: Localized;
}

/** A recording, in one or more file types, with its captions. */
export interface RecordingDraft {
  files: { file: string; type: string }[];
  /** Seconds. */
  duration: number | undefined;
  poster: string | undefined;
  captions: { file: string; lang: string; label: string }[];
  /** Where its parts begin, in seconds. */
  chapters?: { start: number; title: Localized }[];
  credit: Localized;
}

interface Draft {
  at: Place;
  id: string;
}

/** A record of a pack, parsed: checked by itself, its references and files not yet. */
export interface CategoryDraft extends Draft {
  parent: string | null;
  name: Localized;
  visible: boolean;
  type: number;
  url: string;
  linkUrl: string;
  title: Localized;
  showSecondMenu: boolean;
}

export interface TagDraft extends Draft {
  name: Localized;
}

export interface DictionaryDraft extends Draft {
  dictCode: string;
  dictValue: string;
  label: Localized;
  /** Named by an object, not by a dictionary: it gives way to a value that is known. */
  isImplied: boolean;
}

export interface EntryDraft extends Draft {
  category: string;
  title: Localized;
  summary: Localized;
  content: Localized<RichText>;
  /** Left out where the pack does not say: then the time of the first import. */
  publishedAt: string | undefined;
  linkUrl: string;
  tags: string[];
  period: string | undefined;
  material: string | undefined;
  recommended: boolean;
  facts: Localized<Facts>;
  images: ImageDraft[];
  video?: RecordingDraft;
  audio?: RecordingDraft;
  parts?: EntryPartDraft[];
  /** `catalogue`: of a file with a form of its own, which says less than an entry can. */
  form: 'entry' | 'catalogue';
}

export interface EntryPartDraft {
  kind: string;
  id: string;
  title: Localized;
  content: Localized<RichText>;
  images: ImageDraft[];
  facts: Localized<Facts>;
  object: string | undefined;
}

export interface ExhibitionDraft extends Draft {
  kind: ExhibitionKind;
  title: Localized;
  summary: Localized;
  content: Localized<RichText>;
  startDate: string;
  endDate: string | null;
  /** Whether it returns each year on these days. */
  yearly: boolean;
  place: Localized;
  rooms: string[];
  images: ImageDraft[];
  objects: { id: string; tags: string[] }[];
}

export interface ExhibitDraft extends Draft {
  title: Localized;
  period: string;
  material: string;
  medium: Localized;
  date: Localized;
  size: Localized;
  accessionNumber: string;
  holder: Localized;
  credit: Localized;
  description: Localized<RichText>;
  sourceUrl: string;
  note: Localized;
  images: ImageDraft[];
  /** The files of its turntable, in order; none where it has none. */
  turntable: string[];
}

export interface ActivityDraft extends Draft {
  kind: ActivityKind;
  title: Localized;
  summary: Localized;
  content: Localized<RichText>;
  place: Localized;
  images: ImageDraft[];
  capacity: number;
  /** Once, or each week. */
  time: { startAt: Date; endAt: Date } | { weekly: WeeklyRule };
}

/** A rule of the opening hours. */
export interface OpeningDraft extends Draft {
  rule: Omit<OpeningRule, 'text'>;
  text: Localized;
}

export type FileKind = 'image' | 'frame' | 'recording' | 'captions';

/** That a record needs a file of the pack. */
export interface FileUse {
  at: Place;
  field: string;
  kind: FileKind;
  file: string;
}

/** A pack, parsed. */
export interface PackDraft {
  folder: string;
  categories: CategoryDraft[];
  tags: TagDraft[];
  dictionaryValues: DictionaryDraft[];
  entries: EntryDraft[];
  exhibitions: ExhibitionDraft[];
  exhibits: ExhibitDraft[];
  activities: ActivityDraft[];
  openingRules: OpeningDraft[];
  files: FileUse[];
  /** Ids of records that could not be read on, so that naming one is no second fault. */
  unreadIds: Set<string>;
  /** JSON files that the format does not know. */
  leftAside: string[];
}
