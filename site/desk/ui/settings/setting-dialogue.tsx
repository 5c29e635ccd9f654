import { useState } from 'react';
import type { FormRules } from '../../../contract/shared/form-rule';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { Panel } from '../panel';
import { RemoveSetting } from './remove-setting';
import type { Values } from '../versions/values';
import type { Setting } from './setting';
import { SettingForm, type SettingFormOptions } from './setting-form';

interface SettingDialogueProps<
  Rules extends FormRules,
  Item extends Setting,
  Change extends Values,
> extends SettingFormOptions<Rules, Item, Change> {
  /** Missing for a new setting. */
  item: Item | undefined;
  /** What the title says of a setting. */
  nameOf: (item: Item) => string;
  /** Removes a version. Resolves to `undefined` after an error; a conflict gives the newer one. */
  remove: (
    key: { id: string; version: number },
    onConflict: (theirs: Item) => void,
  ) => Promise<unknown>;
  onClose: () => void;
}

/** Dialogue that adds, changes or removes a setting. It keeps the version that it was opened with: a newer one is told as a conflict. */
export function SettingDialogue<
  Rules extends FormRules,
  Item extends Setting,
  Change extends Values,
>(props: SettingDialogueProps<Rules, Item, Change>) {
  const { item, nameOf, remove, onClose, ...options } = props;
  const { texts } = options;
  const frame = usePageMessages(deskMessages);
  const [shown, setShown] = useState(item);
  const title = shown ? texts.edit(nameOf(shown)) : texts.add;
  return (
    <Panel title={title} closeLabel={frame.close} onClose={onClose}>
      <SettingForm
        key={shown?.version}
        options={options}
        title={title}
        item={shown}
        onSaved={onClose}
        onTakeTheirs={setShown}
      />
      {shown && (
        <RemoveSetting
          item={shown}
          texts={texts}
          shown={options.shown}
          remove={remove}
          onRemoved={onClose}
          onTakeTheirs={setShown}
        />
      )}
    </Panel>
  );
}
