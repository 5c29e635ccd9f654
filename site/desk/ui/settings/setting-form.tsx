import { useState, type ReactNode } from 'react';
import type { DeskCallName } from '../../../contract/shared/desk/endpoints';
import type { FormInput, FormRules } from '../../../contract/shared/form-rule';
import { Form } from '../../../app/features/form/form';
import type { FormValues } from '../../../app/features/form/request-fields';
import type { FormState } from '../../../app/features/form/use-form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { deskMessages } from '../../messages';
import { useRefresh } from '../../session/use-desk-call';
import { useDeskForm } from '../../session/use-desk-form';
import { RestoredNote } from '../restored-note';
import type { Conflict } from '../versions/conflict-panel';
import { formConflictAnswers } from '../versions/form-conflict-answers';
import type { Values } from '../versions/values';
import type { Setting, SettingTexts, ShownValues } from './setting';
import { SettingConflict } from './setting-conflict';

export interface SettingFormOptions<Rules extends FormRules, Item extends Setting, Change> {
  /** Name of the kind in the drafts of unsent input. */
  name: string;
  texts: SettingTexts;
  rules: Rules;
  /** Initial values of the fields; `item` is missing for a new setting. */
  initialOf: (item: Item | undefined) => FormValues;
  /**
   * What is saved of the fields.
   * @throws ApiError with the errors of fields
   */
  changeOf: (fields: FormInput<Rules>) => Change;
  save: (change: Change & { id?: string; version?: number }) => Promise<unknown>;
  /** The newer version where the saving failed because of one. */
  conflictOf: (error: unknown) => Item | undefined;
  /** The call of the list that shows the settings. */
  list: DeskCallName;
  shown: ShownValues;
  /** The controls. */
  children: (form: FormState<keyof Rules & string>) => ReactNode;
}

interface SettingFormProps<Rules extends FormRules, Item extends Setting, Change> {
  options: SettingFormOptions<Rules, Item, Change>;
  title: string;
  item: Item | undefined;
  onSaved: () => void;
  onTakeTheirs: (theirs: Item) => void;
}

/** Form of a setting. A newer version is told as a conflict. */
export function SettingForm<Rules extends FormRules, Item extends Setting, Change extends Values>(
  props: SettingFormProps<Rules, Item, Change>,
) {
  const { options, title, item, onSaved, onTakeTheirs } = props;
  const { name, texts, rules, initialOf, changeOf, save, conflictOf, list, shown } = options;
  const frame = usePageMessages(deskMessages);
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict<Item>>();
  const form = useDeskForm({
    item: `${name} ${item?.id ?? 'new'}`,
    rules,
    initial: initialOf(item),
    base: { version: item?.version ?? 0 },
    send: async (fields, base) => {
      const change = changeOf(fields);
      try {
        return await save({ ...change, ...(item && { id: item.id, ...base }) });
      } catch (error) {
        const theirs = conflictOf(error);
        if (theirs) setConflict({ mine: change, theirs });
        throw error;
      }
    },
    onSent: () => {
      notify('done', frame.saved);
      onSaved();
      void refresh(list, 'deskStrandedBookings', 'deskAuditPage');
    },
    onError: () => void refresh(list),
  });
  return (
    <>
      <Form form={form} label={title} submit={frame.save}>
        <RestoredNote isRestored={form.isRestored} />
        {options.children(form)}
      </Form>
      {conflict && (
        <SettingConflict
          {...conflict}
          texts={texts}
          shown={shown}
          {...formConflictAnswers({
            form,
            base: { version: conflict.theirs.version },
            onTakeTheirs: () => {
              onTakeTheirs(conflict.theirs);
            },
            onClose: () => {
              setConflict(undefined);
            },
          })}
        />
      )}
    </>
  );
}
