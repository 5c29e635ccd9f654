import { Type } from 'typebox';
import { formRules } from '../../shared/form-rules';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const volunteerWithdraw = {
  summary:
    'Takes an application back. 404 unless number and phone belong together, 409 when that was done before.',
  form: formRules.volunteerWithdraw,
  input: formInput(formRules.volunteerWithdraw),
  record: Type.Null(),
  example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
} satisfies CallSchema;
