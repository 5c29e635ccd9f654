import { Type } from 'typebox';
import { PartRecord, parseParts } from './entry-parts';
import { localizeFacts } from '../records/localized-facts';
import { localized } from '../records/localized';
import {
  DateTime,
  DescribedImage,
  FactValues,
  Flag,
  Id,
  Link,
  Reference,
  ValueOf,
  articleFields,
} from './fields';
import { defineRecordForm } from './kind';
import { AudioFiles, VideoFiles, parseAudio, parseVideo } from './recordings';

export const entry = defineRecordForm({
  name: 'entry',
  kind: 'entry',
  files: ['entries.json', 'entries/*.json'],
  property: 'entries',
  schema: Type.Object({
    id: Id,
    category: Reference('category'),
    ...articleFields,
    published_at: DateTime,
    link_url: Link,
    tags: Type.Optional(Type.Array(Reference('tag'))),
    period: Type.Optional(ValueOf('period')),
    material: Type.Optional(ValueOf('material')),
    recommended: Flag,
    facts: FactValues,
    images: Type.Optional(Type.Array(DescribedImage)),
    video: Type.Optional(VideoFiles),
    audio: Type.Optional(AudioFiles),
    parts: Type.Optional(Type.Array(PartRecord)),
  }),
  add: (record, context) => {
    const { at, pack, link, richText, images } = context;
    const title = localized(record.title_zh, record.title_en);
    pack.entries.push({
      at,
      id: record.id,
      category: record.category,
      title,
      summary: localized(record.summary_zh, record.summary_en),
      content: richText('content', record.content_zh, record.content_en),
      publishedAt: record.published_at,
      linkUrl: link('link_url', record.link_url),
      tags: record.tags ?? [],
      period: record.period,
      material: record.material,
      recommended: record.recommended ?? false,
      form: 'entry',
      facts: localizeFacts(record.facts),
      images: images('images', record.images ?? [], title),
      ...(record.video && { video: parseVideo('video', record.video, context) }),
      ...(record.audio && { audio: parseAudio('audio', record.audio, context) }),
      ...(record.parts && { parts: parseParts(record.parts, context) }),
    });
  },
});
