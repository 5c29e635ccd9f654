import { formRules } from '../shared/form-rules';
import { Receipt } from './booking';
import type { CallSchemas } from './common/call-schema';
import { formInput } from './common/form-input';
import { Type } from 'typebox';

export const volunteerSchemas = {
  volunteerApply: {
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
  },

  volunteerWithdraw: {
    summary:
      'Takes an application back. `id` is the id or the code of the receipt. 404 unless it and the phone belong together, 409 when that was done before.',
    form: formRules.volunteerWithdraw,
    input: formInput(formRules.volunteerWithdraw),
    record: Type.Null(),
    example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
  },
} satisfies CallSchemas;
