import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { admissionSettingRules, slotLengths } from '../../../contract/shared/desk/admission-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { RadioGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Folded } from '../../ui/folded';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { admissionMessages } from './messages';
import { usePeriodText } from './use-period-text';

interface EditAdmissionProps {
  /** Missing for a new setting. */
  row: DeskAdmission | undefined;
  onClose: () => void;
}

/** Form of a setting of timed entry. */
export function EditAdmission({ row, onClose }: EditAdmissionProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const periodText = usePeriodText();
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const form = useDeskForm({
    item: `admission ${row?.id ?? 'new'}`,
    rules: admissionSettingRules,
    initial: initialValues(row),
    send: async (fields) =>
      client.call('deskAdmissionSave', {
        ...fields,
        ...(row && { id: row.id, version: row.version }),
      }),
    onSent: () => {
      notify('done', frame.saved);
      onClose();
      void refresh('deskAdmissionList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskAdmissionList'),
  });
  const title = row ? own.edit(periodText(row)) : own.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
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
      {row && <RemoveAdmission row={row} onRemoved={onClose} />}
    </Panel>
  );
}

function initialValues(row: DeskAdmission | undefined) {
  if (!row) return { slotMinutes: '60', capacity: '300', required: 'no' };
  const { slotMinutes, capacity, required, from = '', until = '' } = row;
  return { slotMinutes, capacity: String(capacity), required, from, until };
}

/** Folded, because it cannot be undone. */
function RemoveAdmission({ row, onRemoved }: { row: DeskAdmission; onRemoved: () => void }) {
  const own = usePageMessages(admissionMessages);
  const act = useAction('deskAdmissionList', 'deskStrandedBookings');
  const { id, version } = row;
  const remove = async () => {
    if ((await act('deskAdmissionRemove', { id, version }, own.removed)) !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{own.remove}</summary>
      <p>{own.removeText}</p>
      <PlainButton type="button" onClick={() => void remove()}>
        {own.remove}
      </PlainButton>
    </Folded>
  );
}
