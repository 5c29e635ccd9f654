import { Type } from 'typebox';
import { Site } from './site';
import type { CallSchema } from '../common/call-schema';

export const siteDetail = {
  summary: 'Looks up a site by its code: museum-zh or museum-en.',
  input: Type.Object({ siteCode: Type.String({ minLength: 1, maxLength: 200 }) }),
  record: Site,
  example: { siteCode: 'museum-zh' },
} satisfies CallSchema;
