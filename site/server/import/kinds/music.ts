import { Type } from 'typebox';
import { paragraph } from '../../rich-text/escape-html';
import { localized } from '../records/localized';
import { formatCredit } from '../text/credit-line';
import { Captions, DescribedImage, FileName, Id, OptionalText, describedFields } from './fields';
import { defineRecordForm } from './kind';
import { createCatalogueEntry } from './plain-entry';
import { parseCaptions } from './captions';

export const music = defineRecordForm({
  name: 'music',
  kind: 'entry',
  files: ['audio/music.json'],
  property: 'music',
  schema: Type.Object({
    id: Id,
    ...describedFields,
    file: FileName,
    duration: Type.Optional(Type.Number({ minimum: 0 })),
    captions: Type.Optional(Captions),
    images: Type.Optional(Type.Array(DescribedImage)),
    license: OptionalText,
    origin: OptionalText,
  }),
  add: (record, context) => {
    const summary = localized(record.description_zh, record.description_en);
    context.requireFile('recording', 'file', record.file);
    context.pack.entries.push({
      ...createCatalogueEntry(
        context.at,
        record.id,
        'Music',
        localized(record.title_zh, record.title_en),
      ),
      summary,
      content: context.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: context.images('images', record.images ?? [], summary),
      audio: {
        files: [{ file: record.file, type: 'audio/mpeg' }],
        duration: record.duration,
        poster: undefined,
        captions: parseCaptions(record.captions, context),
        credit: formatCredit(record.origin, record.license),
      },
    });
  },
});
