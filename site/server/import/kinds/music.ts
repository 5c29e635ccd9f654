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
  add: (record, tools) => {
    const summary = localized(record.description_zh, record.description_en);
    tools.need('recording', 'file', record.file);
    tools.pack.entries.push({
      ...plainEntry(tools.at, record.id, 'Music', localized(record.title_zh, record.title_en)),
      summary,
      content: tools.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: [],
      audio: {
        files: [{ file: record.file, type: 'audio/mpeg' }],
        duration: record.duration,
        poster: undefined,
        captions: captionsOf(record.captions, tools),
        credit: creditForVisitors(record.origin, record.license),
      },
    });
  },
});
