import { Type } from 'typebox';
import { Id, siteIdField } from '../common/fields';
import { Exhibit } from './exhibit';
import type { CallSchema } from '../common/call-schema';

export const exhibitDetail = {
  summary: 'One object of the collection.',
  input: Type.Object({ ...siteIdField, id: Id }),
  record: Exhibit,
  example: { siteId: '1', id: 'yuanding' },
} satisfies CallSchema;
