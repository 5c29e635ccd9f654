import type { entries, exhibits } from '../../db/schema';
import type { ContentKind, RecordSource } from '../../db/schema/record';
import type { Image } from '../../../contract/schemas/common/fields';
import type { ActivityKind, WeeklyRule } from '../../../contract/schemas/activity';
import type { ExhibitionKind } from '../../../contract/schemas/exhibition-kind';
import type { OpeningRule } from '../../../contract/schemas/site';
import type { Facts } from '../../../contract/schemas/content';
import type { RecordLocation } from './import-errors';
import type { Localized } from './localized';
import type { Schedule } from './schedule';
import type { RichText } from '../../rich-text/parse-rich-text';

/** A picture that a record shows. */
export interface ImageDraft extends Pick<Image, 'focal' | 'lead'> {
  file: string;
  alt: Localized;
  credit: Localized;
  /** URI of its licence or rights statement; an object's only. */
  rights?: string;
}

/** A recording, in one or more file types, with its captions. */
export interface RecordingDraft {
  files: { file: string; type: string }[];
  /** Seconds. */
  duration: number | undefined;
  poster: string | undefined;
  captions: { file: string; lang: string; label: string }[];
  /** Start of each chapter in seconds. */
  chapters?: { start: number; title: Localized }[];
  credit: Localized;
}

/** What a record has in the audio guide. */
export interface AudioGuideDraft {
  /** Null without a stop. */
  audioStop: string | null;
  audioText: Localized<string[]>;
  audioRecording: Partial<Localized<RecordingDraft>>;
}

interface Draft {
  at: RecordLocation;
  id: string;
}

/** A parsed category: valid by itself, references not checked yet. The same holds for all drafts. */
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
  /** Position on the map, “22% 66%”. */
  mapPlace?: string;
  /** Defined by an object instead of a dictionary; an existing value takes precedence. */
  isImplied: boolean;
}

type MediaColumn =
  | 'images'
  | 'video'
  | 'audio'
  | 'parts'
  | 'turntable'
  | 'imageServices'
  | 'palette'
  | 'audioRecording';
type TextColumn = 'title' | 'content' | 'description';
type FindingColumn = 'techniques' | 'yearFrom' | 'yearTo' | 'licence' | 'colours' | 'sortTitle';
type ConvertedColumn =
  'siteId' | 'categoryId' | 'position' | 'publishedAt' | TextColumn | MediaColumn | FindingColumn;

/** Columns of a table that are stored as they are, or as the value in the language of the row. */
type PlainColumns<Row> = {
  [Name in keyof Omit<Row, keyof Draft | ConvertedColumn>]: Row[Name] | Localized<Row[Name]>;
};

export interface EntryDraft extends Draft, PlainColumns<typeof entries.$inferInsert> {
  category: string;
  title: Localized;
  content: Localized<RichText>;
  /** Its date; without one, empty until the import completes the record. */
  publishedAt: string;
  tags: string[];
  period?: string | undefined;
  material?: string | undefined;
  facts: Localized<Facts>;
  images: ImageDraft[];
  video?: RecordingDraft;
  audio?: RecordingDraft;
  parts?: EntryPartDraft[];
  /** `catalogue`: from a file with its own record format, which has fewer fields than an entry. */
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

export interface ExhibitionDraft extends Draft, AudioGuideDraft {
  kind: ExhibitionKind;
  title: Localized;
  summary: Localized;
  content: Localized<RichText>;
  startDate: string;
  endDate: string | null;
  /** Whether it is repeated each year on these days. */
  yearly: boolean;
  place: Localized;
  rooms: string[];
  images: ImageDraft[];
  /** `room` is null in the first room of the exhibition, `showcase` where it is not known. */
  objects: { id: string; tags: string[]; room: string | null; showcase: number | null }[];
}

export interface ExhibitDraft
  extends
    Draft,
    AudioGuideDraft,
    Omit<PlainColumns<typeof exhibits.$inferInsert>, keyof AudioGuideDraft> {
  title: Localized;
  medium: Localized;
  date: Localized;
  period: string;
  material: string;
  /** Values of their dictionaries; empty without one. */
  findSpot: string;
  kiln: string;
  description: Localized<RichText>;
  note: Localized;
  images: ImageDraft[];
  /** Files of its turntable frames in order; empty without a turntable. */
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
  /** A single time, or a weekly rule. */
  time: { startAt: Date; endAt: Date } | { weekly: WeeklyRule };
}

/** A rule of the opening hours. */
export interface OpeningRuleDraft extends Draft {
  rule: Omit<OpeningRule, 'text'> & { rooms?: string[] };
  text: Localized;
}

/** A valid record with its source; its draft is in the list of its kind. */
export interface ParsedRecord extends Draft {
  kind: ContentKind;
  /** Name of the record's form. */
  form: string;
  source: RecordSource;
  /** The source as its pack has it, where the import has added the date. */
  undated?: RecordSource;
  schedule: Schedule;
}

/** A record of a pack that has only an id and `withdrawn`, which alone it changes. */
export interface WithdrawalDraft extends Draft {
  kind: ContentKind;
  isWithdrawn: boolean;
}

export type FileKind = 'image' | 'tiles' | 'frame' | 'recording' | 'captions';

/** A reference of a record to a file of the pack. */
export interface FileReference {
  at: RecordLocation;
  field: string;
  kind: FileKind;
  file: string;
}

/** A parsed content pack, or the part of it that is in some of its files. */
export interface PackDraft {
  folder: string;
  categories: CategoryDraft[];
  tags: TagDraft[];
  dictionaryValues: DictionaryDraft[];
  entries: EntryDraft[];
  exhibitions: ExhibitionDraft[];
  exhibits: ExhibitDraft[];
  activities: ActivityDraft[];
  openingRules: OpeningRuleDraft[];
  /** The records of all lists, in the order of the pack; implied dictionary values last. */
  records: ParsedRecord[];
  withdrawals: WithdrawalDraft[];
  files: FileReference[];
  /** Ids of invalid records: references to them are not reported as errors of their own. */
  invalidIds: Set<string>;
  /** Names of JSON files that are not part of the format. */
  ignoredFiles: string[];
}

export function createEmptyPack(folder: string): PackDraft {
  return {
    folder,
    categories: [],
    tags: [],
    dictionaryValues: [],
    entries: [],
    exhibitions: [],
    exhibits: [],
    activities: [],
    openingRules: [],
    records: [],
    withdrawals: [],
    files: [],
    invalidIds: new Set(),
    ignoredFiles: [],
  };
}
