import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ItemProgress } from '../../../contract/schemas/desk/item';
import { itemLabels } from '../../../contract/shared/desk/item-labels';
import { itemStates, type InboxKind, type ItemState } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useAction } from '../../session/use-action';
import { ConflictPanel } from '../../ui/versions/conflict-panel';
import type { InboxItem } from './inbox-kinds';
import { inboxMessages } from './messages';

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button[aria-pressed='true'] {
    border: 2px solid var(--cinnabar);
    font-weight: 600;
  }
`;

interface StateButtonsProps {
  kind: InboxKind;
  item: InboxItem;
  onChanged: () => Promise<void>;
}

/** State of an item, and the buttons that change it. */
export function StateButtons({ kind, item, onChanged }: StateButtonsProps) {
  const id = useId();
  const messages = usePageMessages(inboxMessages);
  const labels = itemLabels[useLanguage()].states;
  const act = useAction();
  const [conflict, setConflict] = useState<{ mine: ItemState; theirs: ItemProgress }>();
  const close = () => {
    setConflict(undefined);
  };
  const change = async (state: ItemState, version: number) => {
    const input = { kind, id: item.id, state, version };
    await act('deskItemState', input, messages.changed(labels[state]), (theirs) => {
      setConflict({ mine: state, theirs });
    });
    // After a conflict the panel shows what the other one did.
    await onChanged();
  };
  return (
    <>
      <h3 id={id}>{messages.progress}</h3>
      <States role="group" aria-labelledby={id}>
        {itemStates.map((state) => (
          <PlainButton
            key={state}
            type="button"
            aria-pressed={state === item.state}
            onClick={() => {
              if (state !== item.state) void change(state, item.version);
            }}
          >
            {labels[state]}
          </PlainButton>
        ))}
      </States>
      {conflict && (
        <ConflictPanel
          mine={{ state: labels[conflict.mine] }}
          theirs={{ state: labels[conflict.theirs.state] }}
          updatedBy={conflict.theirs.updatedBy ?? ''}
          labelOf={() => messages.progress}
          onKeepMine={() => {
            close();
            void change(conflict.mine, conflict.theirs.version);
          }}
          onTakeTheirs={close}
          onClose={close}
        />
      )}
    </>
  );
}
