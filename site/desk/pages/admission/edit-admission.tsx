import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { admissionSettingRules, slotLengths } from '../../../contract/shared/desk/admission-rules';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { RadioGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { useDeskSession } from '../../session/desk-session';
import { useAction } from '../../session/use-action';
import { SettingDialogue } from '../../ui/settings/setting-dialogue';
import { admissionMessages } from './messages';
import { usePeriodText } from './use-period-text';

interface EditAdmissionProps {
  /** Missing for a new setting. */
  row: DeskAdmission | undefined;
  onClose: () => void;
}

/** Dialogue of a setting of timed entry. */
export function EditAdmission({ row, onClose }: EditAdmissionProps) {
  const own = usePageMessages(admissionMessages);
  const periodText = usePeriodText();
  const { client } = useDeskSession();
  const act = useAction('deskAdmissionList', 'deskStrandedBookings');
  return (
    <SettingDialogue
      name="admission"
      item={row}
      nameOf={periodText}
      texts={own}
      rules={admissionSettingRules}
      initialOf={initialValues}
      changeOf={(fields) => fields}
      save={(change) => client.call('deskAdmissionSave', change)}
      conflictOf={(error) => readConflict('deskAdmissionSave', error)}
      remove={(key, onConflict) => act('deskAdmissionRemove', key, own.removed, onConflict)}
      list="deskAdmissionList"
      shown={({ from, until, slotMinutes, capacity, required }) => ({
        from,
        until,
        slotMinutes: own.minutes(String(slotMinutes)),
        capacity: Number(capacity),
        required: own.requirements[required === 'yes' ? 'yes' : 'no'],
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField label={own.from} hint={own.periodHint} type="date" {...form.text('from')} />
          <TextField label={own.until} hint={own.periodHint} type="date" {...form.text('until')} />
          <RadioGroup
            label={own.slotMinutes}
            options={slotLengths.map((value) => ({ value, label: own.minutes(value) }))}
            {...form.text('slotMinutes')}
          />
          <TextField label={own.capacity} inputMode="numeric" {...form.text('capacity')} />
          <RadioGroup
            label={own.required}
            options={(['no', 'yes'] as const).map((value) => ({
              value,
              label: own.requirements[value],
            }))}
            {...form.text('required')}
          />
        </>
      )}
    </SettingDialogue>
  );
}

function initialValues(row: DeskAdmission | undefined) {
  if (!row) return { slotMinutes: '60', capacity: '300', required: 'no' };
  const { slotMinutes, capacity, required, from = '', until = '' } = row;
  return { slotMinutes, capacity: String(capacity), required, from, until };
}
