import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { withMoved, withNote, withoutObject } from '../../features/object-sets/edit-set';
import { SetActions } from '../../features/object-sets/set-actions';
import { SetRow, SetRows } from '../../features/object-sets/set-row';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { useSetObjects } from '../../features/object-sets/use-set-objects';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Actions } from '../../ui/page/actions';
import { RetryLine } from '../../ui/feedback/retry-line';
import { EmptyState } from '../../ui/feedback/states';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { pathOfSet } from './address-of-set';
import { DeleteSetButton } from './delete-set-button';
import { ItemControls } from './item-controls';
import { editorMessages } from './editor-messages';
import { SetName } from './set-name';
import { ShareSetButton } from './share-set-button';

const Editor = styled.section`
  margin-top: 16px;

  .back {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

interface SetEditorProps {
  set: ObjectSet;
  collection: ObjectSets;
}

/** A set of the visitor: name, objects with notes in their order, and what can be made of it. */
export function SetEditor({ set, collection }: SetEditorProps) {
  const messages = usePageMessages(editorMessages);
  const shown = useSetObjects(set.items);
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  const titleOf = (objectId: string) => shown.objects.get(objectId)?.title ?? objectId;

  const move = (objectId: string, to: number) => {
    void collection.save(withMoved(set, objectId, to));
    setStatus(messages.moved(titleOf(objectId), to + 1));
  };
  const remove = (objectId: string, index: number) => {
    void collection.save(withoutObject(set, objectId));
    setStatus(messages.removed(titleOf(objectId)));
    // The focus would be lost with the row: the row before it has it, or the list.
    const row = list.current?.children[index - 1] ?? list.current?.parentElement;
    row?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Editor aria-labelledby="set-name">
      <Link className="back" to={pathOfSet('')} data-print="none">
        {messages.all}
      </Link>
      <SetName name={set.name} onRename={(name) => void collection.save({ ...set, name })} />
      <Actions data-print="none">
        <ShareSetButton set={set} share={collection.share} />
        <SetActions set={set} shown={shown} />
        <DeleteSetButton set={set} onDelete={() => collection.remove(set.id)} />
      </Actions>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {shown.hasFailed && <RetryLine onRetry={shown.retry} busy={shown.isLoading} />}
      {set.items.length === 0 ? (
        <EmptyState text={messages.emptySet}>
          <Link to={pathOfKind('object-list')}>{messages.toObjects}</Link>
        </EmptyState>
      ) : (
        <SetRows ref={list}>
          {set.items.map(({ objectId, note }, index) => (
            <SetRow
              key={objectId}
              heading="h3"
              object={shown.objects.get(objectId)}
              isLoading={shown.isLoading || shown.hasFailed}
              place={shown.places.get(objectId)}
            >
              <ItemControls
                title={titleOf(objectId)}
                note={note}
                onNote={(text) => void collection.save(withNote(set, objectId, text))}
                onUp={index === 0 ? undefined : () => move(objectId, index - 1)}
                onDown={
                  index === set.items.length - 1 ? undefined : () => move(objectId, index + 1)
                }
                onRemove={() => remove(objectId, index)}
              />
            </SetRow>
          ))}
        </SetRows>
      )}
    </Editor>
  );
}
