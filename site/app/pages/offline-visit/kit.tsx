import { usePageMessages } from '../../i18n/use-page-messages';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Choice } from './choice';
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
        <Choice
          key={record?.keptAt}
          index={index}
          record={record}
          onKeep={(ids) => void keep(ids)}
        />
      )}
      {!index && isLoading && <SkeletonText lines={6} />}
      {!index && hasFailed && !isOffered && <p role="alert">{words.notOffered}</p>}
      {!index && hasFailed && isOffered && (
        <RetryLine text={words.needsConnection} onRetry={retry} busy={isLoading} />
      )}
    </>
  );
}
