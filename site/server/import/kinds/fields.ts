import { Type, type Static } from 'typebox';
import type { FieldControl } from '../../../contract/shared/desk/records';

/** Keyword of a schema: the control of the field at the desk, where type and format do not tell it. */
export const control = (name: FieldControl) => ({ control: name });

const idLimits = { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' };

/** A record's id, also the last segment of its route. */
export const Id = Type.String({ ...idLimits, ...control('id') });

/** The id of another record. `reference` is its kind; of a value, `dictionary/` and the code of its dictionary. */
export const Reference = (reference: string) => Type.String({ ...idLimits, reference });

export const Title = Type.String({ minLength: 1, maxLength: 200, ...control('line') });
/** The title in the second language; without it the record has no page on that site. */
export const OptionalTitle = Type.Optional(Type.String({ maxLength: 200, ...control('line') }));

export const Text = Type.String({ maxLength: 2_000, ...control('text') });
export const OptionalText = Type.Optional(Text);

export const OptionalRichText = Type.Optional(
  Type.String({ maxLength: 100_000, ...control('richText') }),
);

/** Title, summary and text of a record with a page. */
export const articleFields = {
  title_zh: Title,
  title_en: OptionalTitle,
  summary_zh: OptionalText,
  summary_en: OptionalText,
  content_zh: OptionalRichText,
  content_en: OptionalRichText,
};

/** Title and description of a record that is one file: a photograph, a recording. */
export const describedFields = {
  title_zh: Title,
  title_en: OptionalTitle,
  description_zh: OptionalText,
  description_en: OptionalText,
};

export const DateTime = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date' });
export const Flag = Type.Optional(Type.Boolean());
export const Link = Type.Optional(Type.String({ maxLength: 2_000, ...control('link') }));

/** A path inside the pack's folder. */
export const FileName = Type.String({ minLength: 1, maxLength: 500, ...control('file') });

/** A part of a width or height. */
const Share = Type.Number({ minimum: 0, maximum: 1 });

const pictureFields = {
  file: FileName,
  alt_zh: OptionalText,
  alt_en: OptionalText,
  credit: OptionalText,
  credit_zh: OptionalText,
  credit_en: OptionalText,
  focal: Type.Optional(Type.Object({ x: Share, y: Share })),
  lead: Flag,
};

/** A picture whose text alternative defaults to a text of its record. */
export const ImageRecord = Type.Object(pictureFields, control('picture'));
export type ImageRecord = Static<typeof ImageRecord>;

/** A picture of an object, with its licence: identifier of SPDX or address. */
export const ObjectImage = Type.Object(
  { ...pictureFields, license: Type.Optional(Type.String({ maxLength: 200, ...control('line') })) },
  control('picture'),
);
export type ObjectImage = Static<typeof ObjectImage>;

/** A picture with its own text alternative in both languages. */
export const DescribedImage = Type.Object(
  { ...pictureFields, alt_zh: Text, alt_en: Text },
  control('picture'),
);

export const Captions = Type.Object({ zh: Type.Optional(FileName), en: Type.Optional(FileName) });

/** Facts by name; `…_zh` and `…_en` for a value that differs between the languages. */
export const FactValues = Type.Optional(
  Type.Record(Type.String({ maxLength: 100 }), Text, control('facts')),
);

/** A code or value of a dictionary. */
export const DictValue = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[A-Za-z0-9._-]+$',
  ...control('line'),
});

/** A value of the dictionary with a code. */
export const ValueOf = (dictCode: string) => Reference(`dictionary/${dictCode}`);
