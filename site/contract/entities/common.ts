import { Type, type Static } from 'typebox';

/** A record's id: the id it has in its content pack, the same in both languages. */
export const Id = Type.String({ minLength: 1, maxLength: 200 });

/** Which site asks, and so in which language labels and messages come; the Chinese site where it is left out. */
export const siteIdField = { siteId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) };

/** A category's code, which is also the name of its route. */
export const CategoryCode = Type.String({ minLength: 1, maxLength: 200 });

/** A tag's id in its content pack. */
export const TagId = Type.String({ minLength: 1, maxLength: 200 });

/** Date and time with offset, ISO 8601. */
export const DateTime = Type.String({ format: 'date-time' });

/** A day, ISO 8601, in the museum's time zone (Asia/Shanghai). */
export const Day = Type.String({ format: 'date' });

/** Its sizes in each file type, as the `srcset` of HTML. */
const ImageSources = Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() }));

/** One photograph, with smaller versions of it where the importer made them. */
export const Image = Type.Object({
  src: Type.String(),
  /** Pixels. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  alt: Type.String(),
  credit: Type.Optional(Type.String()),
  /** Mean colour as `#rrggbb`, shown until the picture is there. */
  color: Type.Optional(Type.String()),
  sources: Type.Optional(ImageSources),
  /** The same view composed upright, for a screen that is higher than wide. */
  upright: Type.Optional(
    Type.Object({
      /** Pixels. */
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
      sources: ImageSources,
    }),
  ),
  /** It shows an object, which is never cut, whatever the picture's shape. */
  whole: Type.Optional(Type.Boolean()),
});
export type Image = Static<typeof Image>;

/** An object seen from all sides: frames of one size, the same angle apart, the front first. */
export const Turntable = Type.Object({
  /** Pixels. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** Addresses of each frame in both file types. */
  frames: Type.Array(Type.Object({ avif: Type.String(), webp: Type.String() }), { minItems: 2 }),
});
export type Turntable = Static<typeof Turntable>;

export const Tag = Type.Object({ tagId: Type.String(), tagName: Type.String() });
export type Tag = Static<typeof Tag>;

export const CountedTag = Type.Object({
  tagId: Type.String(),
  tagName: Type.String(),
  count: Type.Integer({ minimum: 0 }),
});
export type CountedTag = Static<typeof CountedTag>;

/** Captions or a transcript of a recording, WebVTT. */
export const TextTrack = Type.Object({
  src: Type.String(),
  lang: Type.String(),
  label: Type.String(),
});

/** A video or a piece of music: the same recording in one or more file types. */
export const Recording = Type.Object({
  sources: Type.Array(Type.Object({ src: Type.String(), type: Type.String() }), { minItems: 1 }),
  /** Seconds. */
  duration: Type.Optional(Type.Number({ minimum: 0 })),
  poster: Type.Optional(Type.String()),
  tracks: Type.Array(TextTrack),
  /** Where its parts begin, in seconds, in their order. */
  chapters: Type.Optional(
    Type.Array(Type.Object({ start: Type.Number({ minimum: 0 }), title: Type.String() })),
  ),
  credit: Type.Optional(Type.String()),
});
export type Recording = Static<typeof Recording>;
