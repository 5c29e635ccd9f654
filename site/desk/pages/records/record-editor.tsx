import { useRef, useState } from 'react';
import type { DeskRecordDetail } from '../../../contract/schemas/desk/editor';
import { fieldLabel } from '../../../contract/shared/desk/field-labels';
import { recordLabels } from '../../../contract/shared/desk/record-labels';
import type { RecordForm } from '../../../contract/shared/desk/records';
import { sites } from '../../../contract/shared/sites';
import { useUnloadWarning } from '../../../app/features/form/use-unload-warning';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDraft } from '../../session/use-draft';
import { PageHead } from '../../ui/page-head';
import { RestoredNote } from '../../ui/restored-note';
import { ConflictPanel } from '../../ui/versions/conflict-panel';
import { ErrorList } from './error-list';
import { FieldList } from './fields/field-list';
import { FormContext } from './form-context';
import { HistoryPanel } from './history-panel';
import { recordMessages } from './messages';
import { EditorForm } from './record-editor.styles';
import { RecordStateBadge } from './record-state-badge';
import { isInForm, withoutEmpty } from './record-values';
import { isValues, type Values } from '../../ui/versions/values';
import { PreviewLinks } from './preview-links';
import { useSaveRecord, type RecordVersions } from './use-save-record';
import { useRecordFilters } from './use-record-filters';

interface RecordEditorProps {
  form: RecordForm;
  record: DeskRecordDetail;
}

/** Form of one record in both languages, with everything that can be done to it. */
export function RecordEditor({ form, record }: RecordEditorProps) {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const labels = recordLabels[language];
  const { set: setAddress } = useRecordFilters();
  const draft = useDraft(`record ${form.form} ${record.id}`, parseTypedRecord);
  const [values, setValues] = useState<Values>(draft.restored?.values ?? record.source);
  const [base, setBase] = useState(() => versionsOf(draft.restored ?? record));
  const latest = useRef(values);
  const [isChanged, setChanged] = useState(draft.restored !== undefined);
  const [pictures, setPictures] = useState(record.pictures);
  const [panel, setPanel] = useState<'history' | undefined>();
  useUnloadWarning(isChanged);

  const replace = (next: Values) => {
    latest.current = next;
    setValues(next);
    setChanged(true);
    draft.save({ values: next, ...base });
  };
  const takeOver = (theirs: DeskRecordDetail) => {
    draft.drop();
    latest.current = theirs.source;
    setValues(theirs.source);
    setPictures(theirs.pictures);
    setBase(versionsOf(theirs));
    setChanged(false);
  };
  const save = useSaveRecord({
    form,
    record,
    base,
    readValues: () => latest.current,
    onSaved: () => {
      draft.drop();
      setChanged(false);
    },
  });
  const { conflict } = save;
  const isNew = record.id === '';
  const context = {
    form: form.form,
    hasId: !isNew,
    errors: save.errors,
    pictures,
    addPicture: (picture: DeskRecordDetail['pictures'][number]) => {
      setPictures((before) => [...before, picture]);
    },
  };
  const title = ['name', 'label', 'title', 'text']
    .flatMap((name) => [values[`${name}_${language}`], values[`${name}_zh`]])
    .find((text): text is string => typeof text === 'string' && text !== '');
  const kindName = labels.forms[form.form] ?? labels.kinds[form.kind];
  const act = (action: () => Promise<void>) => () => {
    void action();
  };
  return (
    <FormContext value={context}>
      <PageHead title={title ?? (isNew ? own.createKind(kindName) : `${kindName} ${record.id}`)}>
        {isNew ? (
          <p>{kindName}</p>
        ) : (
          <RecordStateBadge record={{ ...record, hasDraft: record.draftVersion > 0 }} />
        )}
      </PageHead>
      <EditorForm
        aria-label={own.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save.publish();
        }}
      >
        <RestoredNote isRestored={draft.restored !== undefined && isChanged} />
        <ErrorList errors={save.errors} failure={save.failure} />
        {!isNew && (
          <p>
            {fieldLabel({ name: 'id' }, '', language)}: <code>{record.id}</code>
            {record.path !== undefined && record.isShown && (
              <>
                {' · '}
                <a
                  className="on-site"
                  href={`${sites[language].website}#${record.path}`}
                  target="_blank"
                  rel="noopener"
                >
                  {own.onSite}
                </a>
              </>
            )}
          </p>
        )}
        <FieldList
          fields={form.fields.filter(isInForm)}
          values={values}
          path=""
          parent={form.form}
          onChange={(change) => {
            replace({ ...latest.current, ...change });
          }}
        />
        <PreviewLinks
          kind={form.kind}
          form={form.form}
          readValues={() => latest.current}
          id={record.id}
          onErrors={save.showErrors}
        />
        <div className="actions">
          <button type="submit" className="send" aria-busy={save.isBusy}>
            {record.version > 0 ? own.publishChanges : own.publish}
          </button>
          <button type="button" onClick={act(save.saveDraft)}>
            {own.saveDraft}
          </button>
          {record.draftVersion > 0 && (
            <button type="button" onClick={act(save.discard)}>
              {own.discard}
            </button>
          )}
          {record.version > 0 && (
            <button type="button" onClick={act(() => save.withdraw(record.state !== 'withdrawn'))}>
              {record.state === 'withdrawn' ? own.return : own.withdraw}
            </button>
          )}
          {record.version > 0 && (
            <button
              type="button"
              disabled={save.isBusy}
              onClick={() => {
                setPanel('history');
              }}
            >
              {own.history}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              setAddress({ id: '', new: '' });
            }}
          >
            {own.back}
          </button>
        </div>
      </EditorForm>
      {panel === 'history' && (
        <HistoryPanel
          recordKey={{ kind: record.kind, id: record.id }}
          values={values}
          onClose={() => {
            setPanel(undefined);
          }}
          onRestore={(source) => {
            replace(source);
            setPanel(undefined);
          }}
        />
      )}
      {conflict && (
        <ConflictPanel
          mine={withoutEmpty(values)}
          theirs={conflict.source}
          updatedBy={conflict.updatedBy}
          onKeepMine={act(save.overwrite)}
          onTakeTheirs={() => {
            takeOver(conflict);
            save.reload();
          }}
          onClose={save.closeConflict}
        />
      )}
    </FormContext>
  );
}

/** What was typed, with the versions that it began from: a newer one is told as a conflict. */
interface TypedRecord extends RecordVersions {
  values: Values;
}

const versionsOf = ({ version, draftVersion }: RecordVersions) => ({ version, draftVersion });

function parseTypedRecord(stored: unknown): TypedRecord | undefined {
  if (!isValues(stored)) return undefined;
  const { values, version, draftVersion } = stored;
  const isNumbered = typeof version === 'number' && typeof draftVersion === 'number';
  return isNumbered && isValues(values) ? { values, version, draftVersion } : undefined;
}
