import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import { classSessionRules } from '../../../contract/shared/desk/class-session-rules';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { TextField } from '../../../app/ui/form/text-field';
import { readConflict } from '../../api/read-conflict';
import { useDeskSession } from '../../session/desk-session';
import { useAction } from '../../session/use-action';
import { PeriodFields, TimeFields } from '../../ui/schedule/schedule-fields';
import { cancelledDaysRule, useCancelledDays } from '../../ui/schedule/use-cancelled-days';
import { inOrder } from '../../ui/settings/setting';
import { SettingDialogue } from '../../ui/settings/setting-dialogue';
import { classSessionMessages } from './messages';

const rules = { ...classSessionRules, except: cancelledDaysRule } as const;

interface EditClassSessionProps {
  /** Missing for a new session. */
  session: DeskClassSession | undefined;
  onClose: () => void;
}

/** Dialogue of a session. */
export function EditClassSession({ session, onClose }: EditClassSessionProps) {
  const own = usePageMessages(classSessionMessages);
  const { client } = useDeskSession();
  const act = useAction('deskClassSessionList', 'deskStrandedBookings');
  const readDays = useCancelledDays();
  return (
    <SettingDialogue
      name="class-session"
      item={session}
      nameOf={({ start, end }) => `${start}–${end}`}
      texts={own}
      rules={rules}
      initialOf={initialValues}
      changeOf={({ except, ...fields }) => ({ ...fields, except: readDays(except) })}
      save={(change) => client.call('deskClassSessionSave', change)}
      conflictOf={(error) => readConflict('deskClassSessionSave', error)}
      remove={(key, onConflict) => act('deskClassSessionRemove', key, own.removed, onConflict)}
      list="deskClassSessionList"
      shown={({ weekdays, start, end, capacity, from, until, except }) => ({
        weekdays: inOrder(weekdays),
        start,
        end,
        capacity: Number(capacity),
        from,
        until,
        except: inOrder(except),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TimeFields form={form} />
          <TextField label={own.capacity} inputMode="numeric" {...form.text('capacity')} />
          <PeriodFields form={form} />
        </>
      )}
    </SettingDialogue>
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
