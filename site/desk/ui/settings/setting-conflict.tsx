import { ConflictPanel, type Conflict, type ConflictAnswers } from '../versions/conflict-panel';
import type { Setting, SettingTexts, ShownValues } from './setting';

interface SettingConflictProps<Item extends Setting> extends Conflict<Item>, ConflictAnswers {
  texts: SettingTexts;
  shown: ShownValues;
}

/** Two people have changed a setting: both versions, and which one is kept. */
export function SettingConflict<Item extends Setting>(props: SettingConflictProps<Item>) {
  const { mine, theirs, texts, shown, ...answers } = props;
  const labels: Readonly<Record<string, unknown>> = { ...texts };
  const valuesOf: ShownValues = (values) => ({ ...shown(values), remove: values.removed });
  return (
    <ConflictPanel
      mine={valuesOf(mine)}
      theirs={valuesOf(theirs)}
      updatedBy={theirs.updatedBy}
      labelOf={(name) => String(labels[name])}
      {...answers}
    />
  );
}
