import { useState } from 'react';
import { styled } from 'styled-components';
import type { ItemEvent } from '../../../contract/schemas/desk/inbox';
import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { itemStates, type InboxKind } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { Form } from '../../../app/features/form/form';
import { TextField } from '../../../app/ui/form/text-field';
import { deskRules } from '../../../contract/shared/desk/desk-rules';
import { useDeskCall } from '../../session/use-desk-call';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { CallState } from '../../ui/call-state';
import { RestoredNote } from '../../ui/restored-note';
import { inboxMessages } from './messages';

const List = styled.ol`
  display: grid;
  gap: 10px;
  margin-top: 12px;
  list-style: none;

  li {
    padding-left: 14px;
    border-left: 3px solid var(--hairline);
    white-space: pre-line;
  }

  small {
    display: block;
    color: var(--ash);
    font-size: 0.875rem;
  }
`;

const Empty = styled.p`
  margin-top: 12px;
  color: var(--ash);
`;

interface ItemHistoryProps {
  kind: InboxKind;
  id: string;
  onChanged: () => Promise<void>;
}

/** Notes and changes of an item, with a form for the next note. */
export function ItemHistory({ kind, id, onChanged }: ItemHistoryProps) {
  const messages = usePageMessages(inboxMessages);
  const call = useDeskCall('deskItemEvents', { kind, id });
  const [notes, setNotes] = useState(0);
  return (
    <>
      <h3>{messages.history}</h3>
      <NoteForm
        // An empty form after each note.
        key={notes}
        kind={kind}
        id={id}
        onSaved={() => {
          setNotes(notes + 1);
          void onChanged();
        }}
      />
      <CallState call={call}>
        {(events) =>
          events.length === 0 ? (
            <Empty>{messages.noHistory}</Empty>
          ) : (
            <List aria-label={messages.history}>
              {events.map((event) => (
                <EventLine key={event.id} event={event} />
              ))}
            </List>
          )
        }
      </CallState>
    </>
  );
}

function EventLine({ event: { at, staffName, event, text } }: { event: ItemEvent }) {
  const messages = usePageMessages(inboxMessages);
  const language = useLanguage();
  const state = itemStates.find((each) => each === text);
  const words = event === 'state' && state ? itemLabels[language].states[state] : text;
  return (
    <li>
      <small>
        {formatDateTime(at, language)} · {staffName} · {messages.events[event]}
      </small>
      {words}
    </li>
  );
}

interface NoteFormProps {
  kind: InboxKind;
  id: string;
  onSaved: () => void;
}

function NoteForm({ kind, id, onSaved }: NoteFormProps) {
  const messages = usePageMessages(inboxMessages);
  const { client } = useDeskSession();
  const form = useDeskForm({
    rules: deskRules.deskItemNote,
    item: `note ${kind} ${id}`,
    send: ({ text }) => client.call('deskItemNote', { kind, id, text }),
    onSent: onSaved,
  });
  return (
    <Form form={form} label={messages.note} submit={messages.noteSave}>
      <RestoredNote isRestored={form.isRestored} />
      <TextField label={messages.note} hint={messages.noteHint} rows={2} {...form.text('text')} />
    </Form>
  );
}
