import { Type } from 'typebox';
import { ExhibitionKind } from '../../../contract/entities/exhibition';
import { localized } from '../localized';
import {
  Day,
  DescribedImage,
  Flag,
  Id,
  OptionalRichText,
  OptionalText,
  OptionalTitle,
  Title,
} from './fields';
import { defineKind } from './kind';

export const exhibition = defineKind({
  files: ['exhibitions.json'],
  property: 'exhibitions',
  schema: Type.Object({
    id: Id,
    kind: ExhibitionKind,
    title_zh: Title,
    title_en: OptionalTitle,
    summary_zh: OptionalText,
    summary_en: OptionalText,
    content_zh: OptionalRichText,
    content_en: OptionalRichText,
    start_date: Day,
    end_date: Type.Optional(Type.Union([Day, Type.Null()])),
    yearly: Flag,
    place_zh: OptionalText,
    place_en: OptionalText,
    images: Type.Array(DescribedImage),
    objects: Type.Optional(
      Type.Array(Type.Object({ id: Id, tags: Type.Optional(Type.Array(Id)) })),
    ),
  }),
  add: (record, { at, pack, richText, images, report }) => {
    const {
      start_date: startDate,
      end_date: endDate = null,
      yearly = false,
      objects = [],
    } = record;
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
      images: images('images', record.images, title),
      objects: objects.map(({ id, tags = [] }) => ({ id, tags })),
    });
  },
});
