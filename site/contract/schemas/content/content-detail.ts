import { Type } from 'typebox';
import { CategoryCode, Id, siteIdField } from '../common/fields';
import { ContentEntryDetail } from './content-entry';
import type { CallSchema } from '../common/call-schema';

export const contentDetail = {
  summary: 'One published entry of a category, or of a category below it.',
  input: Type.Object({ ...siteIdField, categoryCode: CategoryCode, contentId: Id }),
  record: ContentEntryDetail,
  example: { siteId: '1', categoryCode: 'Notice', contentId: 'opening-hours' },
} satisfies CallSchema;
