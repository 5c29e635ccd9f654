import { Type } from 'typebox';
import { paragraph } from '../../rich-text/escape-html';
import { localized } from '../records/localized';
import { formatCredit } from '../text/credit-line';
import { Id, OptionalText, describedFields } from './fields';
import { defineRecordForm } from './kind';
import { createCatalogueEntry } from './plain-entry';
import { parseVideo, videoFields } from './recordings';

export const video = defineRecordForm({
  name: 'video',
  kind: 'entry',
  files: ['video/video.json'],
  property: 'videos',
  schema: Type.Object({
    id: Id,
    ...describedFields,
    license: OptionalText,
    ...videoFields,
  }),
  add: (record, context) => {
    const title = localized(record.title_zh, record.title_en);
    const summary = localized(record.description_zh, record.description_en);
    const credit = formatCredit(record.credit, record.license);
    const poster = { file: record.poster, credit_zh: credit.zh, credit_en: credit.en };
    context.pack.entries.push({
      ...createCatalogueEntry(context.at, record.id, 'Video', title),
      summary,
      content: context.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: context.images('poster', [poster], title),
      video: parseVideo('', record, context),
    });
  },
});
