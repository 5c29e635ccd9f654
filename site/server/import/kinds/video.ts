import { Type } from 'typebox';
import { paragraph } from '../../html';
import { localized } from '../localized';
import { creditForVisitors } from '../text/credit-for-visitors';
import { Id, OptionalText, OptionalTitle, Title } from './fields';
import { defineKind } from './kind';
import { plainEntry } from './plain-entry';
import { videoDraft, videoFields } from './recordings';

export const video = defineKind({
  files: ['video/video.json'],
  property: 'videos',
  schema: Type.Object({
    id: Id,
    title_zh: Title,
    title_en: OptionalTitle,
    description_zh: OptionalText,
    description_en: OptionalText,
    license: OptionalText,
    ...videoFields,
  }),
  add: (record, context) => {
    const title = localized(record.title_zh, record.title_en);
    const summary = localized(record.description_zh, record.description_en);
    const credit = creditForVisitors(record.credit, record.license);
    const poster = { file: record.poster, credit_zh: credit.zh, credit_en: credit.en };
    context.pack.entries.push({
      ...plainEntry(context.at, record.id, 'Video', title),
      summary,
      content: context.richText('description', paragraph(summary.zh), paragraph(summary.en)),
      images: context.images('poster', [poster], title),
      video: videoDraft('', record, context),
    });
  },
});
