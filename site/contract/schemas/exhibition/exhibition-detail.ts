import { Type } from 'typebox';
import { Id, siteIdField } from '../common/fields';
import { ExhibitionDetail } from './exhibition';
import type { CallSchema } from '../common/call-schema';

export const exhibitionDetail = {
  summary: 'One exhibition with its text and its tags.',
  input: Type.Object({ ...siteIdField, id: Id }),
  record: ExhibitionDetail,
  example: { siteId: '1', id: 'bronze-and-rites' },
} satisfies CallSchema;
