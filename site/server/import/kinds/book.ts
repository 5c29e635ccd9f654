import { Type, type Static } from 'typebox';
import { paragraph } from '../../rich-text/escape-html';
import { localized } from '../records/localized';
import { formatCredit } from '../text/credit-line';
import { groupIntoLeaves } from './book-pages';
import { parseParts } from './entry-parts';
import { FileName, Id, OptionalText, OptionalTitle, Text, Title } from './fields';
import { defineRecordForm } from './kind';
import { createCatalogueEntry } from './plain-entry';

const Book = Type.Object({
  id: Id,
  title_zh: Title,
  title_en: OptionalTitle,
  author_zh: OptionalText,
  author_en: OptionalText,
  period_zh: OptionalText,
  period_en: OptionalText,
  category_zh: OptionalText,
  excerpt: Type.Array(Text),
  cover: FileName,
  leaf: Type.Optional(FileName),
  image_license: OptionalText,
});
type Book = Static<typeof Book>;

/** An ancient book: author, period, excerpts, pictures of its cover and of a leaf. */
export const book = defineRecordForm({
  name: 'book',
  kind: 'entry',
  files: ['ancient-books.json'],
  property: 'books',
  schema: Book,
  add: (record, context) => {
    const { title_zh: zh, title_en: en = '', cover, leaf } = record;
    const { zh: credit_zh, en: credit_en } = formatCredit(record.image_license);
    const credit = { credit_zh, credit_en };
    const front = {
      file: cover,
      alt_zh: `《${zh}》书衣`,
      alt_en: `Cover of ${en}`,
      ...credit,
    };
    const images = context.images('cover', [front], localized(zh, en));
    if (leaf !== undefined) {
      const inside = {
        file: leaf,
        alt_zh: `《${zh}》书叶`,
        alt_en: `A printed leaf of ${en}`,
        ...credit,
      };
      images.push(...context.images('leaf', [inside], localized(zh, en)));
    }
    context.pack.entries.push({
      ...createCatalogueEntry(context.at, record.id, 'AncientBooks', localized(zh, en)),
      summary: localized(
        join(record.author_zh, record.period_zh, record.category_zh),
        join(record.author_en, record.period_en),
      ),
      content: context.richText(
        'excerpt',
        renderExcerpt(record, 'zh'),
        renderExcerpt(record, 'en'),
      ),
      images,
      parts: parseParts(groupIntoLeaves(zh, record.excerpt), context),
    });
  },
});

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The excerpts are Chinese on both sites, marked with `lang` on the English one. */
function renderExcerpt(record: Book, language: 'zh' | 'en'): string {
  const heading =
    language === 'zh'
      ? paragraph(join(record.author_zh, record.period_zh, record.category_zh))
      : paragraph(join(record.author_en, record.period_en));
  const passages = record.excerpt.map(paragraph).join('');
  const lang = language === 'zh' ? '' : ' lang="zh"';
  return `${heading}<blockquote${lang}>${passages}</blockquote>`;
}
