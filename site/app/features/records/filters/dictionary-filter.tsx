import type { DictionaryValue } from '../../../../contract/schemas/dictionary';
import { useMessages } from '../../../i18n/i18n-context';
import { ChoiceRow } from './choice-row';
import { PeriodLabel } from '../facts/period-label';
import type { EntryDictionary } from './used-values';

interface DictChoiceProps {
  dictCode: EntryDictionary;
  values: readonly DictionaryValue[];
  chosen: string;
  pathOf: (value: string) => string;
}

/** Filter of a list by period or material; renders nothing without values. */
export function DictionaryFilter({ dictCode, values, chosen, pathOf }: DictChoiceProps) {
  const { objects } = useMessages();
  if (values.length === 0) return null;
  return (
    <ChoiceRow
      label={objects[dictCode]}
      chosen={chosen}
      pathOf={pathOf}
      choices={[
        { value: '', label: objects.all },
        ...values.map(({ dictValue, label }) => ({
          value: dictValue,
          label: dictCode === 'period' ? <PeriodLabel period={dictValue} label={label} /> : label,
        })),
      ]}
    />
  );
}
