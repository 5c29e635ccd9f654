import { Type } from 'typebox';
import { ExhibitionKind } from '../../../contract/schemas/exhibition';
import { isRoomId } from '../../../contract/shared/room-ids';
import { localized } from '../records/localized';
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
    objects: Type.Optional(
      Type.Array(
        Type.Object({
          id: Reference('exhibit'),
          tags: Type.Optional(Type.Array(Reference('tag'))),
        }),
      ),
    ),
  }),
  add: (record, { at, pack, richText, images, report }) => {
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
      objects: objects.map(({ id, tags = [] }) => ({ id, tags })),
    });
  },
});
