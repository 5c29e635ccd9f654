import { Type } from 'typebox';
import { linkCategoryType } from '../../../contract/schemas/category';
import { localized } from '../records/localized';
import { Flag, Id, Link, OptionalTitle, Reference, Title } from './fields';
import { defineRecordForm } from './kind';

export const category = defineRecordForm({
  name: 'category',
  kind: 'category',
  files: ['categories.json'],
  property: 'categories',
  schema: Type.Object({
    id: Id,
    parent: Type.Union([Reference('category'), Type.Null()]),
    name_zh: Title,
    name_en: OptionalTitle,
    visible: Flag,
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    url: Link,
    linkUrl: Link,
    title_zh: OptionalTitle,
    title_en: OptionalTitle,
    showSecondMenu: Flag,
  }),
  add: (record, { at, pack, link, report }) => {
    const url = link('url', record.url);
    const linkUrl = link('linkUrl', record.linkUrl);
    const { type = 1 } = record;
    if (type === linkCategoryType && !url && !linkUrl)
      report('linkUrl', 'is missing: type 3 is a link');
    pack.categories.push({
      at,
      id: record.id,
      parent: record.parent,
      name: localized(record.name_zh, record.name_en),
      visible: record.visible ?? true,
      type,
      url,
      linkUrl,
      title: localized(record.title_zh, record.title_en),
      showSecondMenu: record.showSecondMenu ?? true,
    });
  },
});
