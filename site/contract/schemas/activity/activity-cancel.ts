import { formRules } from '../../shared/form-rules';
import { PlacesLeft } from '../booking/receipt';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const activityCancel = {
  summary:
    'Gives the places of a booking back. 404 unless number and phone belong together, 409 when it was cancelled before or the activity has begun.',
  form: formRules.activityCancel,
  input: formInput(formRules.activityCancel),
  record: PlacesLeft,
  example: { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', phone: '13800138000' },
} satisfies CallSchema;
