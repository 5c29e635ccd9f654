import { Type } from 'typebox';
import { MemberBooking } from '../entities/booking';
import { siteIdField } from '../entities/common';
import { pagingFields, type CallSchema } from './call-schema';

export const bookingPage = {
  summary:
    'The bookings that the member made while logged in: what is still to come first, the next one on top, then the rest, the latest on top.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: MemberBooking,
  example: { pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
