import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { Exhibition, ExhibitionKind, ExhibitionStatus } from './exhibition';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const exhibitionPage = {
  summary: 'A page of exhibitions: current ones first, then those to come, then past ones.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    kind: Type.Optional(ExhibitionKind),
    status: Type.Optional(ExhibitionStatus),
  }),
  record: Exhibition,
  example: { siteId: '1', kind: 'base', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
