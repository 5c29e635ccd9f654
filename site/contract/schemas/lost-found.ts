import { formRules } from '../shared/form-rules';
import { Receipt } from './booking';
import type { CallSchemas } from './common/call-schema';
import { formInput } from './common/form-input';
import { optionalConsent } from './common/optional-consent';

export const lostFoundSchemas = {
  lostAndFound: {
    summary: 'Reports something that was lost or found in the museum.',
    form: optionalConsent(formRules.lostAndFound),
    input: formInput(optionalConsent(formRules.lostAndFound)),
    record: Receipt,
    example: {
      kind: 'lost',
      itemName: '折叠伞',
      description: '蓝色，伞柄有一道划痕。',
      place: '一层水院',
      foundAt: '2026-11-20',
      contact: '13800138000',
      consent: true,
    },
  },
} satisfies CallSchemas;
