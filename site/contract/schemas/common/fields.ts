import { Type, type Static } from 'typebox';

/** Id of a record in its content pack, the same in both languages. */
export const Id = Type.String({ minLength: 1, maxLength: 200 });

/** The requesting site, which decides the language of labels and messages. Default: the Chinese site. */
export const siteIdField = { siteId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) };

/** Code of a category, also the name of its route. */
export const CategoryCode = Type.String({ minLength: 1, maxLength: 200 });

/** Id of a tag in its content pack. */
export const TagId = Type.String({ minLength: 1, maxLength: 200 });

/** Date and time with offset, ISO 8601. */
export const DateTime = Type.String({ format: 'date-time' });

/** A day, ISO 8601, in the museum's time zone (Asia/Shanghai). */
export const Day = Type.String({ format: 'date' });

/** One `srcset` (HTML) for each file type. */
const ImageSources = Type.Array(Type.Object({ type: Type.String(), srcset: Type.String() }));

/** A picture, with the smaller versions that the importer made. */
export const Image = Type.Object({
  src: Type.String(),
  /** Pixels. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  alt: Type.String(),
  credit: Type.Optional(Type.String()),
  /** Mean colour as `#rrggbb`, the placeholder while the picture loads. */
  color: Type.Optional(Type.String()),
  sources: Type.Optional(ImageSources),
  /** Portrait version of the same motif, for viewports that are taller than wide. */
  upright: Type.Optional(
    Type.Object({
      /** Pixels. */
      width: Type.Integer({ minimum: 1 }),
      height: Type.Integer({ minimum: 1 }),
      sources: ImageSources,
    }),
  ),
  /** Whether the picture must not be cropped, because it shows an object. */
  whole: Type.Optional(Type.Boolean()),
  /** The point that stays visible when the picture is cropped, from 0 to 1. Default: the centre. */
  focal: Type.Optional(
    Type.Object({
      x: Type.Number({ minimum: 0, maximum: 1 }),
      y: Type.Number({ minimum: 0, maximum: 1 }),
    }),
  ),
  /** Whether the picture is large and calm enough to lead the home page. */
  lead: Type.Optional(Type.Boolean()),
});
export type Image = Static<typeof Image>;

/** IIIF image service (Image API 3, level 0) of a picture. */
export const ImageService = Type.Object({
  /** Path of the service, its id without the origin. */
  id: Type.String(),
  /** Pixels. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** URI of the licence (Creative Commons) or rights statement (rightsstatements.org) of the picture. */
  rights: Type.Optional(Type.String()),
});
export type ImageService = Static<typeof ImageService>;

/** Frames of an object turned by equal angles, all of one size, the front first. */
export const Turntable = Type.Object({
  /** Pixels. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** URL of each frame in both file types. */
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
  /** Chapters in order; `start` in seconds. */
  chapters: Type.Optional(
    Type.Array(Type.Object({ start: Type.Number({ minimum: 0 }), title: Type.String() })),
  ),
  credit: Type.Optional(Type.String()),
});
export type Recording = Static<typeof Recording>;
