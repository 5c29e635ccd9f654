import { Type } from 'typebox';
import { Id, siteIdField, TagId } from '../common/fields';
import { Exhibit } from '../exhibit/exhibit';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const exhibitionPageByTagFromContent = {
  summary: 'A page of the objects that an exhibition shows under a tag, in the exhibition’s order.',
  input: Type.Object({ ...siteIdField, ...pagingFields, exhibitionId: Id, tagId: TagId }),
  record: Exhibit,
  example: { siteId: '1', exhibitionId: 'bronze-and-rites', tagId: 'wine-vessels' },
} satisfies CallSchema;
