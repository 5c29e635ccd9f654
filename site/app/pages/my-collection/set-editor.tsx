import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import type { ObjectSetItem } from '../../../contract/shared/object-sets';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { hasObject, withMoved, withoutObject } from '../../features/object-sets/edit-set';
import { SetActions } from '../../features/object-sets/set-actions';
import { SetRow, SetRows } from '../../features/object-sets/set-row';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { useSetObjects } from '../../features/object-sets/use-set-objects';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Actions } from '../../ui/page/actions';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { EmptyState } from '../../ui/feedback/states';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { pathOfSet } from './address-of-set';
import { DeleteSetButton } from './delete-set-button';
import { ItemControls } from './item-controls';
import { editorMessages } from './editor-messages';
import { SetName } from './set-name';
import { ShareSetButton } from './share-set-button';
import { UndoRow } from './undo-row';

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

  /** The object that the last change took out; its title, because `shown` does not have it any more. */
  const [removed, setRemoved] = useState<{ item: ObjectSetItem; index: number; title: string }>();

  const save = (changed: ObjectSet) => {
    setRemoved(undefined);
    void collection.save(changed);
  };
  const saveItem = (item: ObjectSetItem, place?: number) => {
    setRemoved(undefined);
    return collection.saveItem(set.id, item, place);
  };
  const move = (objectId: string, to: number) => {
    save(withMoved(set, objectId, to));
    setStatus(messages.moved(titleOf(objectId), to + 1));
  };
  const remove = (item: ObjectSetItem, index: number) => {
    const title = titleOf(item.objectId);
    save(withoutObject(set, item.objectId));
    setRemoved({ item, index, title });
    setStatus(messages.removed(title));
  };
  const rows = set.items.map(({ objectId, note }, index) => (
    <SetRow
      key={objectId}
      heading="h3"
      object={shown.objects.get(objectId)}
      isLoading={shown.isLoading}
      place={shown.places.get(objectId)}
    >
      <ItemControls
        title={titleOf(objectId)}
        note={note}
        onNote={(text) => saveItem({ objectId, note: text })}
        isRemote={collection.place === 'account'}
        onUp={index === 0 ? undefined : () => move(objectId, index - 1)}
        onDown={index === set.items.length - 1 ? undefined : () => move(objectId, index + 1)}
        onRemove={(text) => remove({ objectId, note: text }, index)}
      />
    </SetRow>
  ));
  // A refused removal has brought the object back.
  if (removed && !hasObject(set, removed.item.objectId)) {
    const { item, index, title } = removed;
    const undo = () => {
      void saveItem(item, index);
      setStatus(messages.moved(title, index + 1));
      requestAnimationFrame(() =>
        list.current?.children[index]?.querySelector<HTMLElement>('a, button')?.focus(),
      );
    };
    rows.splice(
      index,
      0,
      <UndoRow key={`undo ${item.objectId}`} text={messages.removed(title)} onUndo={undo} />,
    );
  }
  return (
    <Editor aria-labelledby="set-name">
      <Link className="back" to={pathOfSet('')} data-print="none">
        {messages.all}
      </Link>
      <SetName name={set.name} onRename={(name) => save({ ...set, name })} />
      <Actions data-print="none">
        <ShareSetButton set={set} share={collection.share} />
        <SetActions set={set} shown={shown} />
        <DeleteSetButton set={set} onDelete={() => collection.remove(set.id)} />
      </Actions>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <RetryFailed calls={shown.calls} />
      {rows.length > 0 && <SetRows ref={list}>{rows}</SetRows>}
      {set.items.length === 0 && (
        <EmptyState text={messages.emptySet}>
          <Link to={pathOfKind('object-list')}>{messages.toObjects}</Link>
        </EmptyState>
      )}
    </Editor>
  );
}
