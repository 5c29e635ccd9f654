import { Type } from 'typebox';
import { escapeHtml, paragraph } from '../../rich-text/escape-html';
import { localized } from '../records/localized';
import { formatCredit } from '../text/credit-line';
import { FileName, Id, Link, OptionalText, describedFields } from './fields';
import { defineRecordForm } from './kind';
import { createCatalogueEntry } from './plain-entry';

/** A photograph of a heritage site or a famous find, with the credit that its licence requires. */
export const heritageSite = defineRecordForm({
  name: 'heritage-site',
  kind: 'entry',
  files: ['images/sites/sites.json'],
  property: 'sites',
  schema: Type.Object({
    id: Id,
    ...describedFields,
    file: FileName,
    credit: OptionalText,
    license_recorded: OptionalText,
    source_url: Link,
  }),
  add: (record, context) => {
    const title = localized(record.title_zh, record.title_en);
    const summary = localized(record.description_zh, record.description_en);
    const source = context.webAddress('source_url', record.source_url);
    const credit = formatCredit(record.credit, record.license_recorded);
    const photograph = { file: record.file, credit_zh: credit.zh, credit_en: credit.en };
    const link = (label: string) =>
      source ? `<p><a href="${escapeHtml(source)}">${label}</a></p>` : '';
    context.pack.entries.push({
      ...createCatalogueEntry(context.at, record.id, 'FeaturesExh', title),
      summary,
      content: context.richText(
        'description',
        paragraph(summary.zh) + link('图片来源'),
        paragraph(summary.en) + link('Source of the photograph'),
      ),
      images: context.images('file', [photograph], title),
    });
  },
});
