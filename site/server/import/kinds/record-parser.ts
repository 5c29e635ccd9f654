import type { FieldError } from '../../../contract/shared/field-error';
import type { Language } from '../../../contract/shared/sites';
import type { FileKind, FileReference, ImageDraft, PackDraft } from '../records/drafts';
import type { ImportError, RecordLocation } from '../records/import-errors';
import type { ImageRecord } from './fields';
import { localized, type Localized } from '../records/localized';
import { isWebAddress, validateLink } from '../../rich-text/links';
import { parseRichText, type RichText } from '../../rich-text/parse-rich-text';

/** Context for parsing one record: collects its errors and file references. */
export interface RecordContext {
  at: RecordLocation;
  pack: PackDraft;
  report: (field: string, reason: string, error?: FieldError) => void;
  /** Validates a link within the site or to another one. */
  link: (field: string, value: string | undefined) => string;
  /** Validates an absolute `http` or `https` URL. */
  webAddress: (field: string, value: string | undefined) => string;
  richText: (field: string, zh?: string, en?: string) => Localized<RichText>;
  /** Registers a reference to a file of the pack. */
  requireFile: (kind: FileKind, field: string, file: string) => void;
  images: (field: string, images: ImageRecord[], otherwise: Localized) => ImageDraft[];
}

export function createRecordContext(
  at: RecordLocation,
  pack: PackDraft,
  errors: ImportError[],
): RecordContext {
  const report: RecordContext['report'] = (field, reason, error) => {
    errors.push({ ...at, field, reason, ...(error && { error }) });
  };
  const addFile = (kind: FileKind, field: string, file: string) => {
    pack.files.push({ at, field, kind, file } satisfies FileReference);
  };
  const richText = (field: string, source: string, language: Language) => {
    const text = parseRichText(source, language, (reason) => report(field, reason));
    for (const file of text.images) addFile('image', field, file);
    return text;
  };
  return {
    at,
    pack,
    report,
    requireFile: addFile,
    link: (field, value = '') => {
      const error = validateLink(value);
      if (error) report(field, `the link ${error}`);
      return value;
    },
    webAddress: (field, value = '') => {
      if (value !== '' && (validateLink(value) || !isWebAddress(value))) {
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
        addFile('image', fileField(field, index), image.file);
        const { alt_zh: zh = otherwise.zh, alt_en: en = otherwise.en } = image;
        const { credit = '', credit_zh: creditZh = credit, credit_en: creditEn = credit } = image;
        const { file, focal, lead } = image;
        return {
          file,
          alt: localized(zh, en),
          credit: localized(creditZh, creditEn),
          ...(focal && { focal }),
          ...(lead && { lead }),
        };
      }),
  };
}

/** The field of a picture's file: some records name it directly, most in an object. */
function fileField(field: string, index: number): string {
  if (field.endsWith('images')) return `${field}[${index}].file`;
  return field === 'image' ? 'image.file' : field;
}
