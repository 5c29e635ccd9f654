import { Type, type Static } from 'typebox';
import { ExhibitionKind } from './exhibition-kind';
import { Day, Id, Image, Recording, siteIdField } from './common/fields';
import type { CallSchemas } from './common/call-schema';

const Count = Type.Integer({ minimum: 0 });

/** An object on view, for planning a visit. */
const ObjectOnView = Type.Object({
  id: Id,
  title: Type.String(),
  /** Room id of the floor plans: its own, otherwise the first of its exhibition. Missing while that room is closed. */
  room: Type.Optional(Type.String()),
  /** Time to look at it and to read its text. */
  seconds: Type.Integer({ minimum: 0 }),
  /** Whether it is one of the museum’s treasures. */
  isTreasure: Type.Boolean(),
  /** Whether it has a turntable, which children like to turn. */
  turns: Type.Boolean(),
  /** Number of its stop in the audio guide, where it has one. */
  audioStop: Type.Optional(Type.String()),
});

/** An exhibition on view on a day with the rooms that it is in and its objects. */
export const ExhibitionOnView = Type.Object({
  id: Id,
  kind: ExhibitionKind,
  title: Type.String(),
  /** Room ids of the floor plans, without those that are closed on the day. */
  rooms: Type.Array(Type.String()),
  closedRooms: Type.Array(Type.String()),
  /** Text about the closed rooms; may be empty. */
  closureText: Type.String(),
  /** In the order of the exhibition; an object that two exhibitions name is in the later one. */
  objects: Type.Array(ObjectOnView),
});
export type ExhibitionOnView = Static<typeof ExhibitionOnView>;

/** A stop of the audio guide that is on view today: an object, or the introduction to an exhibition. */
export const AudioStop = Type.Object({
  /** Three digits. */
  stop: Type.String(),
  title: Type.String(),
  /** Path of the object or exhibition in the app. */
  path: Type.String(),
  isIntroduction: Type.Boolean(),
  /** Date of the object; may be empty. */
  date: Type.String(),
  image: Type.Optional(Image),
  /** Title of the exhibition that shows it. */
  exhibition: Type.String(),
  /** Where it stands: the place of the exhibition, or the hall where it has several. */
  place: Type.String(),
  /** Room id of the floor plans, and the name of that room. */
  room: Type.String(),
  hall: Type.String(),
  showcase: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Duration; about, where the text is read by the service. */
  seconds: Type.Integer({ minimum: 0 }),
  /** Paragraphs; like the next only where `stop` was asked for. */
  text: Type.Optional(Type.Array(Type.String())),
  recording: Type.Optional(Recording),
});
export type AudioStop = Static<typeof AudioStop>;

export const visitSchemas = {
  browseCount: {
    summary:
      'How often the site was visited in all and today (Asia/Shanghai): each time a home page or a page of the mirror was served, not counting prefetches and robots that say that they are one.',
    input: Type.Object(siteIdField),
    record: Type.Object({ total: Count, today: Count }),
    example: {},
  },

  visitHalls: {
    summary:
      'The exhibitions on view on a day, with their rooms and objects, for planning a route. Without a day those of today; none on a day on which the museum is closed.',
    input: Type.Object({ ...siteIdField, day: Type.Optional(Day) }),
    record: ExhibitionOnView,
    example: { siteId: '1', day: '2026-12-05' },
  },

  audioStops: {
    summary:
      'The stops of the audio guide that are on view today, by number. With `stop` that one alone, with its text and its recording; none for an unknown number.',
    input: Type.Object({ ...siteIdField, stop: Type.Optional(Type.String({ maxLength: 200 })) }),
    record: AudioStop,
    example: { siteId: '1', stop: '101' },
  },
} satisfies CallSchemas;
