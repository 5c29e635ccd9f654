import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { Favourite } from './favourite';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const favouritePage = {
  summary: 'The favourites of the member that can be seen today, newest first.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: Favourite,
  example: { pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
