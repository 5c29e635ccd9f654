/** Kinds of content records, in the order of the menus of the desk. */
export const recordKinds = [
  'entry',
  'exhibition',
  'exhibit',
  'activity',
  'category',
  'tag',
  'dictionary',
  'opening',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * State of a record: shown; shown later; its period is over; withdrawn; never published. A published record may have a
 * draft besides.
 */
export const recordStates = ['public', 'scheduled', 'ended', 'withdrawn', 'draft'] as const;
export type RecordState = (typeof recordStates)[number];

/** What may be missing in a record: a text in the second language, alternative text, the target of a link. */
export const recordIssues = ['translation', 'alt', 'link'] as const;
export type RecordIssueKind = (typeof recordIssues)[number];

/**
 * Where visitors see a record: on its own page; within a list; in the footer; among the hours; in the menu only; as a
 * value of other records; nowhere.
 */
export const recordPlaces = [
  'page',
  'list',
  'footer',
  'hours',
  'menu',
  'values',
  'nowhere',
] as const;
export type RecordPlace = (typeof recordPlaces)[number];

/** Whether the categories of a page are seen. */
export const categoryStates = ['shown', 'hidden', 'withdrawn'] as const;
export type CategoryState = (typeof categoryStates)[number];

/** Controls of fields. */
export type FieldControl =
  | 'id'
  | 'line'
  | 'text'
  | 'richText'
  | 'link'
  | 'day'
  | 'time'
  | 'moment'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'picture'
  | 'pictures'
  | 'file'
  | 'lines'
  | 'facts'
  | 'group'
  | 'list';

/** A field of a form, made of the schema that the importer validates with. */
export interface RecordField {
  /** Name in the source; of a localized field, without `_zh` and `_en`. */
  name: string;
  control: FieldControl;
  /** Languages of a localized field: `title_zh`, `title_en`. */
  languages?: readonly ('zh' | 'en')[];
  /** Required; of a localized field, its Chinese text. */
  isRequired: boolean;
  /** Maximum number of characters, or of items. */
  max?: number;
  /** Values of a choice. */
  options?: readonly string[];
  /** Kind of the records that may be chosen; of dictionaries with the code, `dictionary/period`. */
  reference?: string;
  /** Fields of a group, of the items of a list, and of a picture. */
  fields?: readonly RecordField[];
}

/** A form of records: several forms are entries. */
export interface RecordForm {
  form: string;
  kind: RecordKind;
  fields: readonly RecordField[];
}
