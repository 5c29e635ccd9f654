import { Type, type Static } from 'typebox';

/** An id within its file, and the last part of a route. */
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9._-]+$' });

export const Title = Type.String({ minLength: 1, maxLength: 200 });
/** The title in the second language: without it the record is not shown there. */
export const OptionalTitle = Type.Optional(Type.String({ maxLength: 200 }));

export const Text = Type.String({ maxLength: 2_000 });
export const OptionalText = Type.Optional(Text);

export const OptionalRichText = Type.Optional(Type.String({ maxLength: 100_000 }));

export const DateTime = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date' });
export const Flag = Type.Optional(Type.Boolean());
export const Link = Type.Optional(Type.String({ maxLength: 2_000 }));

/** A path inside the pack's folder. */
export const FileName = Type.String({ minLength: 1, maxLength: 500 });

/** A picture whose text alternative may be told from its record. */
export const ImageRecord = Type.Object({
  file: FileName,
  alt_zh: OptionalText,
  alt_en: OptionalText,
  credit: OptionalText,
  credit_zh: OptionalText,
  credit_en: OptionalText,
});
export type ImageRecord = Static<typeof ImageRecord>;

/** A picture that must say by itself what it shows. */
export const DescribedImage = Type.Object({
  ...ImageRecord.properties,
  alt_zh: Text,
  alt_en: Text,
});

export const Captions = Type.Object({ zh: Type.Optional(FileName), en: Type.Optional(FileName) });

/** Facts by name; where they are not the same in both languages, in pairs `…_zh` and `…_en`. */
export const FactValues = Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Text));

/** Values of the shared dictionaries. */
export const DictValue = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[A-Za-z0-9._-]+$',
});
