import { useEffect, useRef, useState } from 'react';
import type { DeskRecordDetail } from '../../../contract/schemas/desk/editor';
import type { RecordForm } from '../../../contract/shared/desk/records';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { ApiError } from '../../../session/api-error';
import { deskErrorText } from '../../api/error-text';
import { readConflict } from '../../api/read-conflict';
import { useDeskSession } from '../../session/desk-session';
import { useRefresh } from '../../session/use-desk-call';
import { recordMessages } from './messages';
import { textOf, withoutEmpty } from './record-values';
import type { Values } from '../../ui/versions/values';
import { useRecordFilters } from './use-record-filters';

export type FieldErrors = Readonly<Record<string, string>>;

/** Published version and version of the draft; 0 where there is none. */
export interface RecordVersions {
  version: number;
  draftVersion: number;
}

interface SaveOptions {
  form: RecordForm;
  record: DeskRecordDetail;
  /** The versions that the values began from. */
  base: RecordVersions;
  /** The values as they are now. */
  readValues: () => Values;
  onSaved: () => void;
}

/** Publishing, drafts and withdrawal of a record; what was typed stays until it is stored. */
export function useSaveRecord({ form, record, base, readValues, onSaved }: SaveOptions) {
  const own = usePageMessages(recordMessages);
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const { set } = useRecordFilters();
  const isOpen = useIsOpen();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<DeskRecordDetail>();
  const [isBusy, setBusy] = useState(false);
  const { kind } = record;

  const reload = () =>
    refresh(
      'deskRecord',
      'deskRecordPage',
      'deskRecordVersions',
      'deskRecordIssues',
      'deskRecordChoices',
    );

  const showErrors = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : [];
    setErrors(Object.fromEntries(fields.map(({ field, msg }) => [field, msg])));
    setFailure(fields.length > 0 ? undefined : deskErrorText(error));
  };

  /** Runs an action once at a time; shows why it failed. */
  const attempt = async (action: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    try {
      notify('done', await action());
    } catch (error) {
      // Saving, discarding and withdrawing have the same conflict.
      const current = readConflict('deskRecordSave', error);
      if (!isOpen.current) notify('failed', own.notDoneAfterLeaving(deskErrorText(error)));
      else if (current) setConflict(current);
      else showErrors(error);
    } finally {
      setBusy(false);
    }
  };

  const store = async (isDraft: boolean, versions: RecordVersions) => {
    const source = withoutEmpty(readValues());
    const id = textOf(source.id);
    const input = { kind, id, form: form.form, source: { ...source }, isDraft, ...versions };
    const saved = await client.call('deskRecordSave', input);
    setConflict(undefined);
    onSaved();
    await reload();
    // An opened record has this address; an editor who has left stays where they are.
    if (isOpen.current) set({ id: saved.id, new: '' });
    if (isDraft) return own.draftSaved;
    return saved.state === 'scheduled' ? own.scheduled : own.published;
  };

  return {
    errors,
    failure,
    conflict,
    isBusy,
    showErrors,
    publish: () => attempt(() => store(false, base)),
    saveDraft: () => attempt(() => store(true, base)),
    /** Saves again from the version that the conflict has shown. */
    overwrite: () =>
      attempt(() =>
        store(false, {
          version: conflict?.version ?? base.version,
          draftVersion: conflict?.draftVersion ?? base.draftVersion,
        }),
      ),
    discard: () =>
      attempt(async () => {
        await client.call('deskRecordDiscard', { kind, id: record.id, ...base });
        onSaved();
        if (base.version === 0 && isOpen.current) set({ id: '', new: '' });
        await reload();
        return own.discarded;
      }),
    withdraw: (isWithdrawn: boolean) =>
      attempt(async () => {
        await client.call('deskRecordWithdraw', {
          kind,
          id: record.id,
          version: base.version,
          isWithdrawn,
        });
        await reload();
        return isWithdrawn ? own.withdrawn : own.returned;
      }),
    closeConflict: () => {
      setConflict(undefined);
    },
    reload: () => {
      setConflict(undefined);
      void reload();
    },
  };
}

/** Whether the form is still on the page: an action may end after the editor has left it. */
function useIsOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
