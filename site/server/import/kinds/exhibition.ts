import { Type } from 'typebox';
import { ExhibitionKind } from '../../../contract/schemas/exhibition-kind';
import { isRoomId } from '../../../contract/shared/rooms';
import { countShowcases } from '../../../contract/shared/showcases';
import { localized } from '../records/localized';
import { audioGuideFields, parseAudioGuide } from './audio-guide';
import { Day, DescribedImage, Flag, Id, OptionalText, Reference, articleFields } from './fields';
import { defineRecordForm } from './kind';

export const exhibition = defineRecordForm({
  name: 'exhibition',
  kind: 'exhibition',
  files: ['exhibitions.json'],
  property: 'exhibitions',
  schema: Type.Object({
    id: Id,
    kind: ExhibitionKind,
    ...articleFields,
    start_date: Day,
    end_date: Type.Optional(Type.Union([Day, Type.Null()])),
    yearly: Flag,
    place_zh: OptionalText,
    place_en: OptionalText,
    rooms: Type.Optional(Type.Array(Type.String({ maxLength: 100 }))),
    images: Type.Array(DescribedImage),
    ...audioGuideFields,
    objects: Type.Optional(
      Type.Array(
        Type.Object({
          id: Reference('exhibit'),
          tags: Type.Optional(Type.Array(Reference('tag'))),
          room: Type.Optional(Type.String({ maxLength: 100 })),
          showcase: Type.Optional(Type.Integer({ minimum: 1 })),
        }),
      ),
    ),
  }),
  add: (record, context) => {
    const { at, pack, richText, images, report } = context;
    const {
      start_date: startDate,
      end_date: endDate = null,
      yearly = false,
      objects = [],
      rooms = [],
    } = record;
    rooms.forEach((room, index) => {
      if (!isRoomId(room)) report(`rooms[${index}]`, `${room} is not a room of the floor plans`);
    });
    objects.forEach(({ room = rooms[0], showcase = 0 }, index) => {
      const at = `objects[${index}]`;
      if (room !== undefined && !rooms.includes(room)) {
        report(`${at}.room`, `${room} is not one of the rooms of the exhibition`);
      } else if (showcase > countShowcases(room ?? '')) {
        report(`${at}.showcase`, describeMissingShowcase(room));
      }
    });
    if (endDate !== null && endDate < startDate) report('end_date', 'is before start_date');
    if (yearly && endDate === null) report('end_date', 'is missing: it returns each year');
    const title = localized(record.title_zh, record.title_en);
    pack.exhibitions.push({
      at,
      id: record.id,
      kind: record.kind,
      title,
      summary: localized(record.summary_zh, record.summary_en),
      content: richText('content', record.content_zh, record.content_en),
      startDate,
      endDate,
      yearly,
      place: localized(record.place_zh, record.place_en),
      rooms,
      images: images('images', record.images, title),
      ...parseAudioGuide(record, context),
      objects: objects.map(({ id, tags = [], room = null, showcase = null }) => ({
        id,
        tags,
        room,
        showcase,
      })),
    });
  },
});

function describeMissingShowcase(room: string | undefined): string {
  if (room === undefined) return 'needs a room: the exhibition has none';
  const count = countShowcases(room);
  return count === 0 ? `${room} has no showcases` : `${room} has only the showcases 1 to ${count}`;
}
