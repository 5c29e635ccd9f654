import type { Language } from '../../contract/sites';
import type { FileKind, FileUse, ImageDraft, PackDraft } from './drafts';
import type { Fault, Place } from './faults';
import type { ImageRecord } from './kinds/fields';
import { localized, type Localized } from './localized';
import { isWebAddress, linkFault } from './text/links';
import { parseRichText, type RichText } from './text/rich-text';

/** What the parser of a record needs: every finding goes to the same lists. */
export interface RecordTools {
  at: Place;
  pack: PackDraft;
  report: (field: string, reason: string) => void;
  /** Checks a link of the site or to another. */
  link: (field: string, value: string | undefined) => string;
  /** Checks a link that must name another site in full. */
  webAddress: (field: string, value: string | undefined) => string;
  richText: (field: string, zh?: string, en?: string) => Localized<RichText>;
  /** Notes that the record needs a file. */
  need: (kind: FileKind, field: string, file: string) => void;
  images: (field: string, images: ImageRecord[], otherwise: Localized) => ImageDraft[];
}

export function createRecordTools(at: Place, pack: PackDraft, faults: Fault[]): RecordTools {
  const report = (field: string, reason: string) => {
    faults.push({ ...at, field, reason });
  };
  const need = (kind: FileKind, field: string, file: string) => {
    pack.files.push({ at, field, kind, file } satisfies FileUse);
  };
  const richText = (field: string, source: string, language: Language) => {
    const text = parseRichText(source, language, (reason) => report(field, reason));
    for (const file of text.images) need('image', field, file);
    return text;
  };
  return {
    at,
    pack,
    report,
    need,
    link: (field, value = '') => {
      const fault = linkFault(value);
      if (fault) report(field, `the link ${fault}`);
      return value;
    },
    webAddress: (field, value = '') => {
      if (value !== '' && (linkFault(value) || !isWebAddress(value))) {
        report(field, 'must be a web address that begins with https:// or http://');
      }
      return value;
    },
    richText: (field, zh = '', en = '') => ({
      zh: richText(`${field}_zh`, zh, 'zh'),
      en: richText(`${field}_en`, en, 'en'),
    }),
    images: (field, images, otherwise) =>
      images.map((image, index) => {
        need('image', fileField(field, index), image.file);
        const { alt_zh: zh = otherwise.zh, alt_en: en = otherwise.en } = image;
        const { credit = '', credit_zh: creditZh = credit, credit_en: creditEn = credit } = image;
        return { file: image.file, alt: localized(zh, en), credit: localized(creditZh, creditEn) };
      }),
  };
}

/** Where a record names a picture's file: some name it directly, most inside an object. */
function fileField(field: string, index: number): string {
  if (field.endsWith('images')) return `${field}[${index}].file`;
  return field === 'image' ? 'image.file' : field;
}
