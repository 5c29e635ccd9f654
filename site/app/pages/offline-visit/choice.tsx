import { useId, useState } from 'react';
import type { KitIndex } from '../../../contract/shared/offline-kit';
import { kitBytes } from '../../features/offline-kit/keep-kit';
import type { KitRecord } from '../../features/offline-kit/kit-record';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useHashLocation } from '../../router/use-hash-location';
import { formatMegabytes } from './format-megabytes';
import { messages as ownMessages } from './messages';

interface ChoiceProps {
  index: KitIndex;
  record: KitRecord | undefined;
  onKeep: (exhibitionIds: readonly string[]) => void;
}

/** Exhibitions on view with their sizes; none need be chosen. */
export function Choice({ index, record, onKeep }: ChoiceProps) {
  const words = usePageMessages(ownMessages);
  const id = useId();
  // The page of an exhibition leads here with its id.
  const wanted = useHashLocation().query.getAll('exhibition');
  const [chosen, setChosen] = useState<readonly string[]>(() => [
    ...(record?.exhibitions ?? []).map((exhibition) => exhibition.id),
    ...wanted,
  ]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.choose}</h2>
      <p className="note">{words.chooseHint}</p>
      <ul className="choice">
        {index.exhibitions.map(({ id: exhibitionId, title, objects, stops, bytes }) => (
          <li key={exhibitionId}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(exhibitionId)}
                onChange={({ target }) => {
                  const others = chosen.filter((each) => each !== exhibitionId);
                  setChosen(target.checked ? [...others, exhibitionId] : others);
                }}
              />
              <span>
                {title}
                <small>{words.contents(objects, stops, formatMegabytes(bytes))}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="note" aria-live="polite">
        {words.total(formatMegabytes(kitBytes(index, chosen)))}
      </p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => onKeep(chosen)}>
          {record ? words.keepAgain : words.keep}
        </button>
      </p>
    </section>
  );
}
