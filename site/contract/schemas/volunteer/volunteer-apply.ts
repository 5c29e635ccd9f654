import { formRules } from '../../shared/form-rules';
import { Receipt } from '../booking/receipt';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const volunteerApply = {
  summary: 'Applies to help as a volunteer. 409 when an application with that phone is there.',
  form: formRules.volunteerApply,
  input: formInput(formRules.volunteerApply),
  record: Receipt,
  example: {
    name: '林晚',
    phone: '13800138000',
    email: 'lin@example.com',
    birthYear: 1990,
    languages: ['zh', 'csl'],
    skills: ['wayfinding'],
    availability: ['weekend-morning'],
    motivation: '想陪第一次来的人走一圈。',
    consent: true,
  },
} satisfies CallSchema;
