import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import { openingRules } from '../../../contract/shared/desk/opening-form';
import { Form } from '../../../app/features/form/form';
import type { FormValues } from '../../../app/features/form/request-fields';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { openingMessages } from './messages';

interface EditOpeningProps {
  /** Missing for a new rule, which follows all others. */
  rule: DeskOpeningRule | undefined;
  isClosure: boolean;
  onClose: () => void;
}

/** Form of an opening rule; it is saved as a record of content. */
export function EditOpening({ rule, isClosure, onClose }: EditOpeningProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const days = usePageMessages(weekdayNames);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const form = useDeskForm({
    item: `opening ${rule?.id ?? (isClosure ? 'closure' : 'hours')}`,
    rules: openingRules,
    initial: initialValues(rule),
    send: ({ opens, closes, last_entry: lastEntry, ...fields }) => {
      const id = rule?.id ?? newId();
      const { version = 0, draftVersion = 0 } = rule ?? {};
      const hours = isClosure ? { closed: true } : { opens, last_entry: lastEntry, closes };
      const source = { id, ...fields, ...hours };
      const key = { kind: 'opening', id, form: 'opening', version, draftVersion } as const;
      return client.call('deskRecordSave', { ...key, source, isDraft: false });
    },
    onSent: () => {
      notify('done', frame.saved);
      onClose();
      void refresh('deskOpeningList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskOpeningList'),
  });
  const title = rule ? own.edit : isClosure ? own.addClosure : own.addHours;
  const time = (name: 'opens' | 'last_entry' | 'closes') => (
    <TextField label={own[name]} hint={own.timeHint} {...form.text(name)} />
  );
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <Form form={form} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
        <TextField label={own.from} hint={own.periodHint} type="date" {...form.text('from')} />
        <TextField label={own.until} hint={own.periodHint} type="date" {...form.text('until')} />
        <CheckboxGroup
          label={own.weekdays}
          hint={own.weekdaysHint}
          options={weekOrder.map((value) => ({ value, label: days[value] }))}
          {...form.choices('weekdays')}
        />
        {!isClosure && (
          <>
            {time('opens')}
            {time('last_entry')}
            {time('closes')}
          </>
        )}
        <TextField label={own.text_zh} rows={2} {...form.text('text_zh')} />
        <TextField label={own.text_en} rows={2} {...form.text('text_en')} />
      </Form>
      {rule && <WithdrawRule rule={rule} />}
    </Panel>
  );
}

function newId(): string {
  return `rule-${crypto.randomUUID()}`;
}

function initialValues(rule: DeskOpeningRule | undefined): FormValues {
  const { source = {} } = rule ?? {};
  const names = Object.keys(openingRules);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name];
      const isValue = typeof value === 'string' || Array.isArray(value);
      return isValue ? [[name, value as string | string[]]] : [];
    }),
  );
}

function WithdrawRule({ rule }: { rule: DeskOpeningRule }) {
  const own = usePageMessages(openingMessages);
  const frame = usePageMessages(deskMessages);
  const act = useAction('deskOpeningList', 'deskStrandedBookings');
  const { id, version, isWithdrawn } = rule;
  return (
    <div className="buttons">
      <PlainButton
        type="button"
        onClick={() =>
          void act(
            'deskRecordWithdraw',
            { kind: 'opening', id, version, isWithdrawn: !isWithdrawn },
            frame.saved,
          )
        }
      >
        {isWithdrawn ? own.return : own.withdraw}
      </PlainButton>
    </div>
  );
}
