import { useState, type ComponentType } from 'react';
import { PlainButton } from '../../../app/ui/button';
import { Folded } from '../folded';
import type { Conflict, ConflictAnswers } from './conflict-panel';

interface RemoveItemProps<Item extends { version: number }> {
  item: Item;
  texts: { remove: string; removeText: string };
  /** Removes the item of that version. Resolves to `undefined` after an error; a conflict gives the newer item. */
  remove: (version: number, onConflict: (theirs: Item) => void) => Promise<unknown>;
  ConflictDialogue: ComponentType<Conflict<Item> & ConflictAnswers>;
  onRemoved: () => void;
  onTakeTheirs: (theirs: Item) => void;
}

/** Removes an item; folded, because it cannot be undone. */
export function RemoveItem<Item extends { version: number }>(props: RemoveItemProps<Item>) {
  const { item, texts, remove, ConflictDialogue, onRemoved, onTakeTheirs } = props;
  const [theirs, setTheirs] = useState<Item>();
  const close = () => {
    setTheirs(undefined);
  };
  const removeVersion = async (version: number) => {
    if ((await remove(version, setTheirs)) !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{texts.remove}</summary>
      <p>{texts.removeText}</p>
      <PlainButton type="button" onClick={() => void removeVersion(item.version)}>
        {texts.remove}
      </PlainButton>
      {theirs && (
        <ConflictDialogue
          mine={{ ...item, removed: true }}
          theirs={theirs}
          onKeepMine={() => {
            close();
            void removeVersion(theirs.version);
          }}
          onTakeTheirs={() => {
            close();
            onTakeTheirs(theirs);
          }}
          onClose={close}
        />
      )}
    </Folded>
  );
}
