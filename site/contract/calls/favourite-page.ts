import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { Favourite } from '../entities/favourite';
import { pagingFields, type CallSchema } from './call-schema';

export const favouritePage = {
  summary: 'The favourites of the member that can be seen today, newest first.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: Favourite,
  example: { pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
