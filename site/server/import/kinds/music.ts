import { Type } from 'typebox';
import { paragraph } from '../../html';
import { localized } from '../localized';
import { creditForVisitors } from '../text/credit-for-visitors';
import { Captions, FileName, Id, OptionalText, OptionalTitle, Title } from './fields';
import { defineKind } from './kind';
import { plainEntry } from './plain-entry';
import { captionsOf } from './captions';

export const music = defineKind({
  files: ['audio/music.json'],
  property: 'music',
  schema: Type.Object({
    id: Id,
    title_zh: Title,
    title_en: OptionalTitle,
    description_zh: OptionalText,
    description_en: OptionalText,
    file: FileName,
    duration: Type.Optional(Type.Number({ minimum: 0 })),
    captions: Type.Optional(Captions),
    license: OptionalText,
    origin: OptionalText,
  }),
  add: (record, context) => {
    const summary = localized(record.description_zh, record.description_en);
    context.need('recording', 'file', record.file);
    context.pack.entries.push({
      ...plainEntry(context.at, record.id, 'Music', localized(record.title_zh, record.title_en)),
      summary,
      content: context.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: [],
      audio: {
        files: [{ file: record.file, type: 'audio/mpeg' }],
        duration: record.duration,
        poster: undefined,
        captions: captionsOf(record.captions, context),
        credit: creditForVisitors(record.origin, record.license),
      },
    });
  },
});
