import { Type, type Static } from 'typebox';
import { localized, mapLocalized } from '../records/localized';
import type { RecordContext } from './record-parser';
import {
  FileName,
  Id,
  Link,
  ObjectImage,
  OptionalRichText,
  OptionalText,
  OptionalTitle,
  Text,
  Title,
  ValueOf,
} from './fields';
import { audioGuideFields, parseAudioGuide } from './audio-guide';
import { motifsIn } from '../../../contract/shared/motifs';
import { historyOf, ShownAt, Statements } from './object-history';
import { translateCreditLine } from '../text/chinese-credit';
import { rightsUri } from '../text/rights-uri';
import { translateDimensions } from '../text/chinese-size';
import { trimBrackets } from '../text/trim-brackets';
import { defineRecordForm } from './kind';

const ExhibitRecord = Type.Object({
  id: Id,
  category: ValueOf('material'),
  category_zh: OptionalTitle,
  category_en: OptionalTitle,
  title_zh: Title,
  title_en: OptionalTitle,
  period: ValueOf('period'),
  period_zh: OptionalTitle,
  period_en: OptionalTitle,
  find_spot: Type.Optional(ValueOf('findSpot')),
  kiln: Type.Optional(ValueOf('kiln')),
  date_zh: OptionalText,
  date_en: OptionalText,
  medium_zh: OptionalText,
  medium_en: OptionalText,
  dimensions: OptionalText,
  dimensions_zh: OptionalText,
  dimensions_en: OptionalText,
  accession_number: OptionalText,
  holder_zh: Text,
  holder_en: OptionalText,
  credit_line: OptionalText,
  credit_line_zh: OptionalText,
  credit_line_en: OptionalText,
  description_zh: OptionalRichText,
  description_en: OptionalRichText,
  source_url: Link,
  note_zh: OptionalText,
  note_en: OptionalText,
  image: Type.Optional(ObjectImage),
  /** Empty: not photographed yet. */
  images: Type.Optional(Type.Array(ObjectImage)),
  turntable: Type.Optional(Type.Array(FileName, { minItems: 8, maxItems: 72 })),
  provenance_zh: Statements,
  provenance_en: Statements,
  provenance_museum: Statements,
  bibliography_zh: Statements,
  bibliography_en: Statements,
  exhibition_history_zh: Statements,
  exhibition_history_en: Statements,
  exhibitions_museum: ShownAt,
  ...audioGuideFields,
});
type ExhibitRecord = Static<typeof ExhibitRecord>;

export const exhibit = defineRecordForm({
  name: 'exhibit',
  kind: 'exhibit',
  files: ['objects.json', 'objects/*.json'],
  property: 'objects',
  schema: ExhibitRecord,
  add: (record, context) => {
    const title = localized(record.title_zh, record.title_en);
    const periodLabel = localized(record.period_zh, record.period_en);
    addImpliedValue('period', record.period, periodLabel, context);
    const materialLabel = localized(record.category_zh, record.category_en);
    addImpliedValue('material', record.category, materialLabel, context);
    const defaultAlt = mapLocalized(title, (text, language) => {
      const period = periodLabel[language];
      return period ? `${text}${language === 'zh' ? '，' : ', '}${period}` : text;
    });
    context.pack.exhibits.push({
      at: context.at,
      id: record.id,
      title,
      period: record.period,
      material: record.category,
      findSpot: record.find_spot ?? '',
      kiln: record.kiln ?? '',
      medium: withTrimmedBrackets(record.medium_zh, record.medium_en),
      date: withTrimmedBrackets(record.date_zh, record.date_en),
      size: inBoth(
        record.dimensions,
        record.dimensions_zh,
        record.dimensions_en,
        translateDimensions,
      ),
      accessionNumber: record.accession_number ?? '',
      holder: localized(record.holder_zh, record.holder_en),
      credit: inBoth(
        record.credit_line,
        record.credit_line_zh,
        record.credit_line_en,
        translatedCredit,
      ),
      description: context.richText(
        'description',
        trimBrackets(record.description_zh),
        trimBrackets(record.description_en),
      ),
      sourceUrl: context.webAddress('source_url', record.source_url),
      note: localized(record.note_zh, record.note_en),
      images: parseImages(record, defaultAlt, context),
      motifs: motifsIn(record.title_zh),
      ...historyOf(record),
      ...parseAudioGuide(record, context),
      turntable: parseTurntable(record, context),
    });
  },
});

/** Catalogues of other museums have blanks inside brackets. */
const withTrimmedBrackets = (zh?: string, en?: string) =>
  localized(trimBrackets(zh), trimBrackets(en));

/** Uses `same` for each language without its own text; an English `same` is translated to Chinese. */
function inBoth(
  same = '',
  zh: string | undefined,
  en = same,
  toChinese: (english: string) => string,
) {
  return localized(zh ?? (isEnglish(same) ? toChinese(same) : same), en);
}

const isEnglish = (text: string) => text !== '' && !/^\P{L}*\p{Script=Han}/u.test(text);

const translatedCredit = (credit: string) => translateCreditLine(credit) ?? credit;

/** Translates a photograph's credit that consists of the holder and its credit line. */
function withChineseCredit(
  image: ObjectImage,
  { holder_zh: holderZh, holder_en: holder = '' }: ExhibitRecord,
): ObjectImage {
  const { credit = '', credit_zh: own } = image;
  if (own !== undefined || holder === '' || !credit.startsWith(`${holder}, `)) return image;
  const line = translatedCredit(credit.slice(holder.length + 2));
  return { ...image, credit_zh: `${holderZh}，${line}`, credit_en: image.credit_en ?? credit };
}

function parseTurntable({ turntable = [] }: ExhibitRecord, context: RecordContext): string[] {
  turntable.forEach((file, index) => {
    context.requireFile('frame', `turntable[${index}]`, file);
  });
  return turntable;
}

function parseImages(
  record: ExhibitRecord,
  defaultAlt: ReturnType<typeof localized>,
  context: RecordContext,
) {
  const { image } = record;
  // The desk's form has both fields: an empty list does not hide a single picture.
  const images = image && record.images?.length === 0 ? undefined : record.images;
  const credited = (each: ObjectImage) => withChineseCredit(each, record);
  if (!images && !image)
    context.report('image', 'is missing; an object without a picture has "images": []');
  const shown = images ?? (image ? [image] : []);
  const field = images ? 'images' : 'image';
  for (const { file } of shown) context.requireFile('tiles', field, file);
  return context.images(field, shown.map(credited), defaultAlt).map((draft, index) => {
    const rights = rightsUri(shown[index]?.license);
    if (rights === undefined) context.report(licenseField(field, index), licenseReason);
    return rights ? { ...draft, rights } : draft;
  });
}

const licenseField = (field: string, index: number) =>
  field === 'images' ? `images[${index}].license` : 'image.license';
const licenseReason =
  'must be CC0-1.0, PD, a Creative Commons licence such as CC-BY-4.0, or an address of rightsstatements.org';

/** Adds a dictionary value for a period or material that the object defines with a label. */
function addImpliedValue(
  dictCode: string,
  dictValue: string,
  label: ReturnType<typeof localized>,
  { at, pack }: RecordContext,
): void {
  if (!label.zh) return;
  const id = `${dictCode}/${dictValue}`;
  pack.dictionaryValues.push({ at, id, dictCode, dictValue, label, isImplied: true });
}
