import type { FormRules } from '../form-rule';

/** Days within ten years: a slip of the keyboard in the year is refused. */
const day = { kind: 'day', required: false, earliest: -3_653, latest: 3_653 } as const;

/** Minutes from one time of entry to the next that a museum can choose. */
export const slotLengths = ['15', '20', '30', '60'] as const;

/** Fields of the setting for timed entry in a period. */
export const admissionSettingRules = {
  slotMinutes: { kind: 'choice', required: true, options: slotLengths },
  capacity: { kind: 'integer', required: true, minimum: 1, maximum: 20_000 },
  required: { kind: 'choice', required: true, options: ['no', 'yes'] },
  from: day,
  until: day,
} as const satisfies FormRules;
