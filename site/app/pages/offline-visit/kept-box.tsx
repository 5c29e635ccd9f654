import { useEffect, useId, useRef } from 'react';
import type { KitRecord } from '../../features/offline-kit/kit-record';
import { formatDateTime } from '../../i18n/format-time';
import { editionOf } from '../../../contract/shared/edition';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { formatMegabytes } from './format-megabytes';
import { messages as ownMessages } from './messages';
import type { KitState } from './use-kit';

interface KeptBoxProps {
  state: Extract<KitState, { step: 'keeping' | 'ready' }>;
  canUpdate: boolean;
  onUpdate: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** What the device keeps, the progress of a download, and what came of it. */
export function KeptBox({ state, canUpdate, onUpdate, onCancel, onRemove }: KeptBoxProps) {
  const words = usePageMessages(ownMessages);
  const language = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { record } = state;
  const change = state.step === 'ready' ? state.outcome : state.step;
  useEffect(() => {
    // The button that was pressed is gone.
    if (change) heading.current?.focus();
  }, [change]);
  return (
    <section className="device" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.kept}
      </h2>
      {record ? <Contents record={record} /> : state.step === 'ready' && <p>{words.nothing}</p>}
      {state.step === 'keeping' && (
        <>
          <p>{words.keeping}</p>
          <progress aria-label={words.keeping} max={state.total || 1} value={state.bytes} />
          <p className="note">
            {words.progress(formatMegabytes(state.bytes), formatMegabytes(state.total))}
          </p>
        </>
      )}
      <div role="status">{state.step === 'ready' && <Outcome state={state} />}</div>
      {state.step === 'keeping' && (
        <p className="buttons">
          <button type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        </p>
      )}
      {state.step === 'ready' && record && (
        <p className="buttons">
          {canUpdate && record.edition === editionOf(language) && (
            <button type="button" onClick={onUpdate}>
              {words.update}
            </button>
          )}
          <button type="button" onClick={onRemove}>
            {words.remove}
          </button>
        </p>
      )}
    </section>
  );
}

function Contents({ record }: { record: KitRecord }) {
  const words = usePageMessages(ownMessages);
  const language = useLanguage();
  return (
    <>
      <p>{words.keptAt(formatDateTime(record.keptAt, language), formatMegabytes(record.bytes))}</p>
      {record.edition !== editionOf(language) && <p>{words.otherLanguage}</p>}
      <ul>
        <li>{words.keptBasics}</li>
        {record.exhibitions.map(({ id, title, path }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <p>{words[audioOf(record)]}</p>
    </>
  );
}

/** The message about the audio guide: its sound and transcripts are parts of the exhibitions. */
function audioOf({ exhibitions, hasSound }: KitRecord) {
  if (exhibitions.length === 0) return 'noAudio';
  return hasSound ? 'keptAudio' : 'withoutSound';
}

function Outcome({ state }: { state: Extract<KitState, { step: 'ready' }> }) {
  const words = usePageMessages(ownMessages);
  const { outcome, record } = state;
  if (outcome === undefined) return null;
  if (outcome === 'done' || outcome === 'removed') return <p>{words[outcome]}</p>;
  return (
    <p>
      <strong>{words.failures[outcome]}</strong> {record && words.earlierStays}
    </p>
  );
}
