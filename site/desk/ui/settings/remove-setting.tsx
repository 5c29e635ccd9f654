import { useState } from 'react';
import { PlainButton } from '../../../app/ui/button';
import { Folded } from '../folded';
import type { Setting, SettingTexts, ShownValues } from './setting';
import { SettingConflict } from './setting-conflict';

interface RemoveSettingProps<Item extends Setting> {
  item: Item;
  texts: SettingTexts;
  shown: ShownValues;
  /** Removes a version. Resolves to `undefined` after an error; a conflict gives the newer one. */
  remove: (
    key: { id: string; version: number },
    onConflict: (theirs: Item) => void,
  ) => Promise<unknown>;
  onRemoved: () => void;
  onTakeTheirs: (theirs: Item) => void;
}

/** Removes a setting; folded, because it cannot be undone. */
export function RemoveSetting<Item extends Setting>(props: RemoveSettingProps<Item>) {
  const { item, texts, shown, remove, onRemoved, onTakeTheirs } = props;
  const [theirs, setTheirs] = useState<Item>();
  const close = () => {
    setTheirs(undefined);
  };
  const removeVersion = async (version: number) => {
    if ((await remove({ id: item.id, version }, setTheirs)) !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{texts.remove}</summary>
      <p>{texts.removeText}</p>
      <PlainButton type="button" onClick={() => void removeVersion(item.version)}>
        {texts.remove}
      </PlainButton>
      {theirs && (
        <SettingConflict
          mine={{ ...item, removed: true }}
          theirs={theirs}
          texts={texts}
          shown={shown}
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
