import { useState } from 'react';
import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { admissionSettingRules, slotLengths } from '../../../contract/shared/desk/admission-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { RadioGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { readConflict } from '../../api/read-conflict';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import type { Conflict } from '../../ui/versions/conflict-panel';
import { formConflictAnswers } from '../../ui/versions/form-conflict-answers';
import { AdmissionConflict } from './admission-conflict';
import { admissionMessages } from './messages';
import { RemoveAdmission } from './remove-admission';
import { usePeriodText } from './use-period-text';

interface EditAdmissionProps {
  /** Missing for a new setting. */
  row: DeskAdmission | undefined;
  onClose: () => void;
}

/** Dialogue of a setting of timed entry. It keeps the one that it was opened with: a newer one is told as a conflict. */
export function EditAdmission({ row, onClose }: EditAdmissionProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const periodText = usePeriodText();
  const [shown, setShown] = useState(row);
  const title = shown ? own.edit(periodText(shown)) : own.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <SettingForm
        key={shown?.version}
        title={title}
        row={shown}
        onSaved={onClose}
        onTakeTheirs={setShown}
      />
      {shown && <RemoveAdmission row={shown} onRemoved={onClose} onTakeTheirs={setShown} />}
    </Panel>
  );
}

interface SettingFormProps {
  title: string;
  row: DeskAdmission | undefined;
  onSaved: () => void;
  onTakeTheirs: (theirs: DeskAdmission) => void;
}

function SettingForm({ title, row, onSaved, onTakeTheirs }: SettingFormProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict<DeskAdmission>>();
  const form = useDeskForm({
    item: `admission ${row?.id ?? 'new'}`,
    rules: admissionSettingRules,
    initial: initialValues(row),
    base: { version: row?.version ?? 0 },
    send: async (fields, base) => {
      const key = row && { id: row.id, ...base };
      try {
        return await client.call('deskAdmissionSave', { ...fields, ...key });
      } catch (error) {
        const theirs = readConflict('deskAdmissionSave', error);
        if (theirs) setConflict({ mine: fields, theirs });
        throw error;
      }
    },
    onSent: () => {
      notify('done', frame.saved);
      onSaved();
      void refresh('deskAdmissionList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskAdmissionList'),
  });
  return (
    <>
      <Form form={form} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
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
      </Form>
      {conflict && (
        <AdmissionConflict
          {...conflict}
          {...formConflictAnswers({
            form,
            base: { version: conflict.theirs.version },
            onTakeTheirs: () => {
              onTakeTheirs(conflict.theirs);
            },
            onClose: () => {
              setConflict(undefined);
            },
          })}
        />
      )}
    </>
  );
}

function initialValues(row: DeskAdmission | undefined) {
  if (!row) return { slotMinutes: '60', capacity: '300', required: 'no' };
  const { slotMinutes, capacity, required, from = '', until = '' } = row;
  return { slotMinutes, capacity: String(capacity), required, from, until };
}
