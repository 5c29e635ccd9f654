import { useState } from 'react';
import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import { classSessionRules } from '../../../contract/shared/desk/class-session-rules';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { deskMessages } from '../../messages';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { PeriodFields, TimeFields } from '../../ui/schedule/schedule-fields';
import { splitDays } from '../../ui/schedule/split-days';
import { cancelledDaysRule, useCancelledDays } from '../../ui/schedule/use-cancelled-days';
import type { Conflict } from '../../ui/versions/conflict-panel';
import { formConflictAnswers } from '../../ui/versions/form-conflict-answers';
import { classSessionMessages } from './messages';
import { RemoveClassSession } from './remove-class-session';
import { ClassSessionConflict } from './class-session-conflict';

const rules = { ...classSessionRules, except: cancelledDaysRule } as const;

interface EditClassSessionProps {
  /** Missing for a new session. */
  session: DeskClassSession | undefined;
  onClose: () => void;
}

/** Dialogue of a session. It keeps the session that it was opened with: a newer one is told as a conflict. */
export function EditClassSession({ session, onClose }: EditClassSessionProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(classSessionMessages);
  const [shown, setShown] = useState(session);
  const title = shown ? own.edit(`${shown.start}–${shown.end}`) : own.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <ClassSessionForm
        key={shown?.version}
        title={title}
        session={shown}
        onSaved={onClose}
        onTakeTheirs={setShown}
      />
      {shown && <RemoveClassSession session={shown} onRemoved={onClose} onTakeTheirs={setShown} />}
    </Panel>
  );
}

interface ClassSessionFormProps {
  title: string;
  session: DeskClassSession | undefined;
  onSaved: () => void;
  onTakeTheirs: (theirs: DeskClassSession) => void;
}

function ClassSessionForm({ title, session, onSaved, onTakeTheirs }: ClassSessionFormProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(classSessionMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict<DeskClassSession>>();
  const form = useDeskForm({
    item: `class-session ${session?.id ?? 'new'}`,
    rules,
    initial: initialValues(session),
    base: { version: session?.version ?? 0 },
    send: async ({ except: typed, ...fields }, base) => {
      const changed = { ...fields, except: splitDays(typed) };
      const key = session && { id: session.id, ...base };
      try {
        return await client.call('deskClassSessionSave', { ...changed, ...key });
      } catch (error) {
        const theirs = readConflict('deskClassSessionSave', error);
        if (theirs) setConflict({ mine: changed, theirs });
        throw error;
      }
    },
    onSent: () => {
      notify('done', frame.saved);
      onSaved();
      void refresh('deskClassSessionList', 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh('deskClassSessionList'),
  });
  const days = useCancelledDays(form);
  return (
    <>
      <Form form={{ ...form, submit: days.submit }} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
        <TimeFields form={form} />
        <TextField label={own.capacity} inputMode="numeric" {...form.text('capacity')} />
        <PeriodFields form={form} error={days.error} />
      </Form>
      {conflict && (
        <ClassSessionConflict
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

function initialValues(session: DeskClassSession | undefined) {
  if (!session) return { capacity: '2' };
  const { weekdays, start, end, capacity, except, from = '', until = '' } = session;
  return {
    ...{ weekdays, start, end, from, until },
    capacity: String(capacity),
    except: except.join('\n'),
  };
}
