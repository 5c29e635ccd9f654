import { Type } from 'typebox';
import { Id, siteIdField, TagId } from '../common/fields';
import { ContentEntry } from './content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const contentPageByTagFromContent = {
  summary:
    'A page of the other entries under a tag, as seen from one entry: everything of the menu but that entry, newest first.',
  input: Type.Object({ ...siteIdField, ...pagingFields, contentId: Id, tagId: TagId }),
  record: ContentEntry,
  example: { siteId: '1', contentId: 'opening-hours', tagId: 'visiting' },
} satisfies CallSchema;
