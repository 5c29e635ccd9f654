import { Type } from 'typebox';
import { DocentSlot } from './docent-slot';
import { Day, siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

export const docentSlots = {
  summary:
    'The docents’ tours that can be booked, with places left: from tomorrow on for thirty days, on days on which the museum opens.',
  input: Type.Object({
    ...siteIdField,
    from: Type.Optional(Day),
    to: Type.Optional(Day),
  }),
  record: DocentSlot,
  example: { siteId: '1', from: '2026-11-24', to: '2026-11-29' },
} satisfies CallSchema;
