import { useState } from 'react';
import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import type { DeskRecordDetail } from '../../../contract/schemas/desk/editor';
import { openingRules } from '../../../contract/shared/desk/opening-form';
import type { FormInput } from '../../../contract/shared/form-rule';
import { Form } from '../../../app/features/form/form';
import type { FormValues } from '../../../app/features/form/request-fields';
import { floors } from '../../../app/features/floor-plan/levels';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { deskMessages } from '../../messages';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { ConflictPanel, type Conflict } from '../../ui/versions/conflict-panel';
import { formConflictAnswers } from '../../ui/versions/form-conflict-answers';
import type { Values } from '../../ui/versions/values';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { openingMessages } from './messages';
import { WithdrawRule } from './withdraw-rule';

/** Rooms that can be closed while the museum is open. */
const closableRooms = floors.flatMap(({ rooms }) =>
  rooms.filter(({ kind }) => kind === 'hall' || kind === 'service'),
);

interface EditOpeningProps {
  /** Missing for a new rule, which follows all others. */
  rule: DeskOpeningRule | undefined;
  isClosure: boolean;
  onClose: () => void;
}

/** Dialogue of an opening rule. It keeps the rule that it was opened with: a newer one is told as a conflict. */
export function EditOpening({ rule, isClosure, onClose }: EditOpeningProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const [shown, setShown] = useState(rule);
  const title = rule ? own.edit : isClosure ? own.addClosure : own.addHours;
  const takeTheirs = (theirs: DeskRecordDetail) => {
    setShown(ruleOf(theirs));
  };
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <OpeningForm
        key={`${shown?.version} ${shown?.draftVersion}`}
        title={title}
        rule={shown}
        isClosure={shown ? shown.source.closed === true : isClosure}
        onSaved={onClose}
        onTakeTheirs={takeTheirs}
      />
      {shown && <WithdrawRule rule={shown} onDone={onClose} onTakeTheirs={takeTheirs} />}
    </Panel>
  );
}

function ruleOf({ id, version, draftVersion, state, source }: DeskRecordDetail): DeskOpeningRule {
  return { id, version, draftVersion, source, isWithdrawn: state === 'withdrawn' };
}

interface OpeningFormProps extends Omit<EditOpeningProps, 'onClose'> {
  title: string;
  onSaved: () => void;
  onTakeTheirs: (theirs: DeskRecordDetail) => void;
}

/** Form of an opening rule; it is saved as a record of content. */
function OpeningForm({ title, rule, isClosure, onSaved, onTakeTheirs }: OpeningFormProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const days = usePageMessages(weekdayNames);
  const language = useLanguage();
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [id] = useState(() => rule?.id ?? newId());
  const [conflict, setConflict] = useState<Conflict<DeskRecordDetail>>();
  const { version = 0, draftVersion = 0 } = rule ?? {};
  const form = useDeskForm({
    item: `opening ${rule?.id ?? (isClosure ? 'closure' : 'hours')}`,
    rules: openingRules,
    initial: initialValues(rule),
    base: { version, draftVersion },
    send: async (fields, base) => {
      const source = { ...keptOf(rule), id, ...sourceOf(fields, isClosure) };
      const key = { kind: 'opening', id, form: 'opening', isDraft: false } as const;
      try {
        return await client.call('deskRecordSave', { ...key, ...base, source });
      } catch (error) {
        const theirs = readConflict('deskRecordSave', error);
        if (theirs) setConflict({ mine: source, theirs });
        throw error;
      }
    },
    onSent: () => {
      notify('done', frame.saved);
      onSaved();
      void refresh('deskOpeningList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskOpeningList'),
  });
  const time = (name: 'opens' | 'last_entry' | 'closes') => (
    <TextField label={own[name]} hint={own.timeHint} {...form.text(name)} />
  );
  return (
    <>
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
        {isClosure && (
          <CheckboxGroup
            label={own.rooms}
            hint={own.roomsHint}
            options={closableRooms.map(({ id: value, name }) => ({ value, label: name[language] }))}
            {...form.choices('rooms')}
          />
        )}
        <TextField label={own.text_zh} rows={2} {...form.text('text_zh')} />
        <TextField label={own.text_en} rows={2} {...form.text('text_en')} />
      </Form>
      {conflict && (
        <ConflictPanel
          mine={conflict.mine}
          theirs={conflict.theirs.source}
          updatedBy={conflict.theirs.updatedBy}
          {...formConflictAnswers({
            form,
            base: conflict.theirs,
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

function newId(): string {
  return `rule-${crypto.randomUUID()}`;
}

/** What the form does not show, such as that the rule is out of use. */
function keptOf(rule: DeskOpeningRule | undefined): Values {
  const inForm = new Set([...Object.keys(openingRules), 'closed']);
  return Object.fromEntries(
    Object.entries(rule?.source ?? {}).filter(([name]) => !inForm.has(name)),
  );
}

/** The rule as in a content pack, without what is empty. */
function sourceOf(
  { opens, closes, last_entry: lastEntry, ...fields }: FormInput<typeof openingRules>,
  isClosure: boolean,
): Values {
  const hours = isClosure ? { closed: true } : { opens, last_entry: lastEntry, closes };
  const values = Object.entries({ ...fields, ...hours });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
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
