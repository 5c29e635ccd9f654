import { useState } from 'react';
import type { KitIndex } from '../../../contract/shared/offline-kit';
import { kitBytes } from '../../features/offline-kit/keep-kit';
import type { KitRecord } from '../../features/offline-kit/kit-record';
import { formatBytes } from '../../i18n/format-bytes';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useHashLocation } from '../../router/use-hash-location';
import { CheckboxGroup } from '../../ui/form/option-group';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { KeptBox } from './kept-box';
import { messages as ownMessages } from './messages';
import { useKit } from './use-kit';
import { useKitIndex } from './use-kit-index';

/** What is kept, and the choice of what to keep. */
export function Kit() {
  const words = usePageMessages(ownMessages);
  const { state, keep, cancel, remove } = useKit();
  const { index, hasFailed, isOffered, isLoading, retry } = useKitIndex(
    state.step !== 'loading' && state.step !== 'unsupported',
  );
  if (state.step === 'loading') return <SkeletonText lines={6} />;
  if (state.step === 'unsupported') return <p role="alert">{words.unsupported}</p>;
  const { record } = state;
  const keptIds = record?.exhibitions.map(({ id }) => id) ?? [];
  return (
    <>
      <KeptBox
        state={state}
        canUpdate={index !== undefined}
        onUpdate={() => void keep(keptIds)}
        onCancel={cancel}
        onRemove={() => void remove()}
      />
      {state.step === 'ready' && index && (
        <Choice key={record?.keptAt} index={index} record={record} onKeep={(ids) => void keep(ids)} />
      )}
      {!index && isLoading && <SkeletonText lines={6} />}
      {!index && hasFailed && !isOffered && <p role="alert">{words.notOffered}</p>}
      {!index && hasFailed && isOffered && (
        <RetryLine text={words.needsConnection} onRetry={retry} busy={isLoading} />
      )}
    </>
  );
}

interface ChoiceProps {
  index: KitIndex;
  record: KitRecord | undefined;
  onKeep: (exhibitionIds: readonly string[]) => void;
}

/** Exhibitions on view with their sizes; none need be chosen. */
function Choice({ index, record, onKeep }: ChoiceProps) {
  const words = usePageMessages(ownMessages);
  // The page of an exhibition leads here with its id.
  const wanted = useHashLocation().query.getAll('exhibition');
  const [chosen, setChosen] = useState<readonly string[]>(() => [
    ...(record?.exhibitions.map(({ id }) => id) ?? []),
    ...wanted,
  ]);
  const options = index.exhibitions.map(({ id, title, objects, stops, bytes }) => ({
    value: id,
    label: title,
    note: words.contents(objects, stops, formatBytes(bytes)),
  }));
  return (
    <section>
      <CheckboxGroup
        name="exhibitions"
        label={words.choose}
        hint={words.chooseHint}
        required
        value={chosen}
        onChange={setChosen}
        options={options}
      />
      <p className="note" aria-live="polite">
        {words.total(formatBytes(kitBytes(index, chosen)))}
      </p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => onKeep(chosen)}>
          {record ? words.keepAgain : words.keep}
        </button>
      </p>
    </section>
  );
}
