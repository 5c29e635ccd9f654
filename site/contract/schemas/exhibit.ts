import { Type, type Static } from 'typebox';
import { Day, Id, Image, ImageService, Turntable, siteIdField } from './common/fields';
import { pagingFields, type CallSchemas } from './common/call-schema';
import { ExhibitionKind, ExhibitionStatus } from './exhibition-kind';

/** An exhibition that shows, has shown or will show an object. */
export const ObjectExhibition = Type.Object({
  id: Id,
  kind: ExhibitionKind,
  status: ExhibitionStatus,
  title: Type.String(),
  startDate: Day,
  /** Null while a permanent exhibition has no closing day. */
  endDate: Type.Union([Day, Type.Null()]),
  place: Type.String(),
  /** Where the object stands today; only in the exhibition that has it now. */
  onView: Type.Optional(
    Type.Object({
      /** Room id of the floor plans. */
      room: Type.String(),
      /** Name of that room, where the exhibition has several. */
      hall: Type.Optional(Type.String()),
      /** Number of the showcase in that room, from 1. */
      showcase: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
});
export type ObjectExhibition = Static<typeof ObjectExhibition>;

/** A value of the filter `findSpot` or `kiln`, and its label. */
const ObjectPlace = Type.Object({ value: Type.String(), label: Type.String() });

/** An object of the collection with the facts of its label. */
export const Exhibit = Type.Object({
  id: Id,
  title: Type.String(),
  /** A value of the dictionary `period`, and its label. */
  period: Type.String(),
  periodLabel: Type.String(),
  /** A value of the dictionary `material`, and its label. */
  material: Type.String(),
  materialLabel: Type.String(),
  /** Materials and technique as text: “bronze inlaid with gold”. */
  medium: Type.String(),
  date: Type.String(),
  size: Type.String(),
  accessionNumber: Type.String(),
  holder: Type.String(),
  credit: Type.String(),
  /** Rich text: HTML of the importer's allow-list. */
  description: Type.String(),
  /** URL of the holder’s page about the object; may be empty. */
  sourceUrl: Type.String(),
  /** Note about the pictures, for example that they are renderings; may be empty. */
  note: Type.String(),
  images: Type.Array(Image),
  /** Only in the response of `exhibit/detail`, where the pack has a turntable. */
  turntable: Type.Optional(Turntable),
  /** IIIF services of the pictures in their order; only in the response of `exhibit/detail`. */
  imageServices: Type.Optional(Type.Array(ImageService)),
  /** Where it was found and the kiln in which it was made, where known; only in the response of `exhibit/detail`. */
  findSpot: Type.Optional(ObjectPlace),
  kiln: Type.Optional(ObjectPlace),
  /** Former owners, one statement each; like the next two only in the response of `exhibit/detail`, where the pack has them. */
  provenance: Type.Optional(Type.Array(Type.String())),
  bibliography: Type.Optional(Type.Array(Type.String())),
  exhibitionHistory: Type.Optional(Type.Array(Type.String())),
  /** The museum’s own exhibitions with the object, the newest first; only in the response of `exhibit/detail`. */
  exhibitions: Type.Optional(Type.Array(ObjectExhibition)),
  /** Number of its stop in the audio guide; only in the response of `exhibit/detail`. */
  audioStop: Type.Optional(Type.String()),
  /** Whether the object has a turntable; also set in lists. */
  turns: Type.Optional(Type.Boolean()),
});
export type Exhibit = Static<typeof Exhibit>;

/** Objects that share something with an object, the closest ones first. */
export const RelatedExhibits = Type.Object({
  by: Type.Union([
    Type.Literal('motif'),
    Type.Literal('period'),
    Type.Literal('material'),
    Type.Literal('colour'),
  ]),
  /** What they share: names of motifs, period or material; empty for colours. */
  label: Type.String(),
  /** At most four; each object is in one group only. */
  objects: Type.Array(Exhibit),
  /** Number of objects of the same period or material, this one included. */
  total: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type RelatedExhibits = Static<typeof RelatedExhibits>;

/** Order of a list of objects: by date, by name, by accession number; undated objects come last. */
export const ObjectSort = Type.Union([
  Type.Literal('oldest'),
  Type.Literal('newest'),
  Type.Literal('title'),
  Type.Literal('number'),
]);
export type ObjectSort = Static<typeof ObjectSort>;

/** A filter of the list of objects that `exhibit/facets` counts. */
export const ExhibitFacetName = Type.Union([
  Type.Literal('period'),
  Type.Literal('material'),
  Type.Literal('findSpot'),
  Type.Literal('kiln'),
  Type.Literal('technique'),
  Type.Literal('hall'),
  Type.Literal('onView'),
  Type.Literal('picture'),
  Type.Literal('licence'),
  Type.Literal('colour'),
]);
export type ExhibitFacetName = Static<typeof ExhibitFacetName>;

/** The values of a filter; their counts apply the other filters but not its own. */
export const ExhibitFacet = Type.Object({
  /** `years` and `keyword` have no values, only `total`. */
  name: Type.Union([ExhibitFacetName, Type.Literal('years'), Type.Literal('keyword')]),
  /** Number of objects without this filter. */
  total: Type.Integer({ minimum: 0 }),
  /** In the order of the dictionary, otherwise the most frequent first; a chosen value that the site knows is among them also with 0 objects. */
  values: Type.Array(
    Type.Object({
      value: Type.String(),
      /** Empty for `yes`. */
      label: Type.String(),
      count: Type.Integer({ minimum: 0 }),
      /** First and last year of a period; negative before our era, without `to` if it has not ended. */
      years: Type.Optional(
        Type.Object({ from: Type.Integer(), to: Type.Optional(Type.Integer()) }),
      ),
      /** Position of a find-spot or kiln on the map of the province in per cent of its width and height, `22% 66%`. */
      mapPlace: Type.Optional(Type.String()),
    }),
  ),
});
export type ExhibitFacet = Static<typeof ExhibitFacet>;

const Filter = Type.Optional(Type.String({ maxLength: 200 }));
const Yes = Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('')]));
const Year = Type.Optional(Type.Integer({ minimum: -10_000, maximum: 9_999 }));

/** Empty values do not filter. */
const filterFields = {
  /** As in `fullSearch`: Chinese, pinyin, initials, English in any inflection. */
  keyword: Filter,
  /** A value of the dictionary `period`. */
  period: Filter,
  /** A value of the dictionary `material`. */
  material: Filter,
  /** A value of the dictionary `findSpot`. */
  findSpot: Filter,
  /** A kiln, as in `exhibit/facets`. */
  kiln: Filter,
  /** A technique, as in `exhibit/facets`. */
  technique: Filter,
  /** Id of the room of the floor plans in which the objects are today. */
  hall: Filter,
  /** Objects that an exhibition shows today. */
  onView: Yes,
  /** Objects with a picture. */
  picture: Yes,
  /** Name of the licence of the first picture: `CC0 1.0`. */
  licence: Filter,
  /** A colour, as in `exhibit/facets`; the objects with the most of it come first. */
  colour: Filter,
  /** Objects made in these years at least in part; years before our era are negative. */
  from: Year,
  to: Year,
};

export const exhibitSchemas = {
  exhibitPage: {
    summary: 'A page of objects, narrowed by any of the filters that exhibit/facets counts.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      ...filterFields,
      /** Only these objects: ids separated by commas, with commas in ids percent-encoded. */
      ids: Type.Optional(Type.String({ maxLength: 21_000 })),
      exhibitionId: Type.Optional(Id),
      /** Empty: the objects with the most of a colour first, else the best matches of a keyword, else the collection's order. */
      sort: Type.Optional(Type.Union([ObjectSort, Type.Literal('')])),
    }),
    record: Exhibit,
    more: {
      /** True if no object matches the keyword, and these are close to it: mistyped, of the same sound, begun. */
      close: Type.Optional(Type.Boolean()),
    },
    example: { siteId: '1', period: 'shang', sort: 'oldest', pageNum: 1, pageSize: 10 },
  },

  exhibitFacets: {
    summary:
      'The values of every filter of exhibit/page, each with the number of objects that it leaves.',
    input: Type.Object({ ...siteIdField, ...filterFields }),
    record: ExhibitFacet,
    example: { siteId: '1', period: 'shang' },
  },

  exhibitDetail: {
    summary: 'One object of the collection.',
    input: Type.Object({ ...siteIdField, id: Id }),
    record: Exhibit,
    example: { siteId: '1', id: 'yuanding' },
  },

  exhibitRelated: {
    summary:
      'Objects related to an object: by motif, period, material and colour, in groups of at most four.',
    input: Type.Object({ ...siteIdField, id: Id }),
    record: RelatedExhibits,
    example: { siteId: '1', id: 'yuanding' },
  },
} satisfies CallSchemas;
