import { Type } from 'typebox';
import { CategoryCode, siteIdField } from '../common/fields';
import { ContentEntry } from './content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

const Code = Type.String({ minLength: 1, maxLength: 200 });

export const contentPageByDict = {
  summary:
    'A page of a category’s entries that have a dictionary value, newest first. Entries have values of period and material.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    categoryCode: CategoryCode,
    dictCode: Code,
    dictValue: Code,
  }),
  record: ContentEntry,
  example: { siteId: '1', categoryCode: 'AncientBooks', dictCode: 'period', dictValue: 'qing' },
} satisfies CallSchema;
