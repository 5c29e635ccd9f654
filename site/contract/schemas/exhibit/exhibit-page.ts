import { Type } from 'typebox';
import { Id, siteIdField } from '../common/fields';
import { Exhibit } from './exhibit';
import { pagingFields, type CallSchema } from '../common/call-schema';

const Filter = Type.Optional(Type.String({ maxLength: 200 }));

export const exhibitPage = {
  summary: 'A page of objects, narrowed by keyword, period, material or exhibition.',
  input: Type.Object({
    ...siteIdField,
    ...pagingFields,
    keyword: Filter,
    period: Filter,
    material: Filter,
    exhibitionId: Type.Optional(Id),
  }),
  record: Exhibit,
  example: { siteId: '1', period: 'shang', pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
