import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { SessionTokens } from './member';
import type { CallSchema } from '../common/call-schema';

export const memberRefresh = {
  summary:
    'Gives new tokens for a refresh token, which is used up by it. A used token is taken again for 30 seconds, as long as none of its successors was used, because its answer may be lost; one that comes again later is a 401 that ends the log-in and all its tokens.',
  input: Type.Object({
    ...siteIdField,
    refreshToken: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  record: SessionTokens,
  example: { refreshToken: 'Zm9yIGV4YW1wbGUsIHdpdGggMzIgcmFuZG9tIGJ5dGVz' },
} satisfies CallSchema;
