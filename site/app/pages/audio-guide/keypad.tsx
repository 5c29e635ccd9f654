import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { audioStopPath } from './audio-stop-path';
import type { AudioStop } from '../../../contract/schemas/visit';
import type { CallState } from '../../api/client/use-call';
import { usePageMessages } from '../../i18n/use-page-messages';
import { usePrefetch } from '../../router/page-chunks';
import { useNavigateTo } from '../../router/use-navigate-to';
import { PlayIcon } from '../../ui/icons/player-icons';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { KeypadBox } from './keypad.styles';
import { messages as ownMessages } from './messages';
import { stopLength, toStopDigits } from './stop-numbers';
import { NearestStops, NumberError, StopPreview } from './stop-preview';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface KeypadProps {
  state: CallState<AudioStop>;
  /** A number that is not known, with which the page was opened. */
  unknown?: string;
}

/** Number keys and a field for the number of a stop; the stop is shown while it is typed, Enter plays it. */
export function Keypad({ state: { data }, unknown = '' }: KeypadProps) {
  const messages = usePageMessages(ownMessages);
  const navigateTo = useNavigateTo();
  const prefetch = usePrefetch();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(unknown);
  /** What a key did, for screen readers: a key leaves the focus where it is. */
  const [announcement, setAnnouncement] = useState('');
  const [isRejected, setRejected] = useState(unknown !== '');
  const stops = data?.rows;
  const found = stops?.find(({ stop }) => stop === entered);
  const isComplete = entered.length === stopLength;
  const isUnknown = isComplete && stops !== undefined && !found;
  const hasError = isUnknown || isRejected;

  const enter = (text: string) => {
    const next = toStopDigits(text);
    setEntered(next);
    setRejected(false);
    if (next.length === stopLength) prefetch(audioStopPath(next));
    return next;
  };
  const press = (digit: string) => {
    // After a complete number the next digit begins another.
    const next = enter(isComplete ? digit : entered + digit);
    setAnnouncement(messages.entered(next.split('').join(' ')));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Before the list has loaded, the page of the stop finds out.
    if (found || (isComplete && !stops)) navigateTo(audioStopPath(entered, true));
    else {
      setRejected(true);
      field.current?.focus();
    }
  };
  return (
    <KeypadBox onSubmit={submit} noValidate>
      <label htmlFor={id}>{messages.enter}</label>
      <input
        ref={field}
        id={id}
        name="stop"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={entered}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : found ? undefined : `${id}-hint`}
        onChange={({ target }) => {
          enter(target.value);
          setAnnouncement('');
        }}
      />
      <div className="found">
        <div role="status">{found && <StopPreview stop={found} />}</div>
        <div role="alert" id={`${id}-error`}>
          {hasError && <NumberError entered={entered} />}
        </div>
        {!found && !hasError && (
          <p className="hint" id={`${id}-hint`}>
            {messages.hint}
          </p>
        )}
      </div>
      <div className="keys" role="group" aria-label={messages.keys}>
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="word"
          onClick={() => {
            enter('');
            setAnnouncement(messages.cleared);
          }}
        >
          {messages.clear}
        </button>
        <button type="button" onClick={() => press('0')}>
          0
        </button>
        <button type="submit" className="word play">
          <PlayIcon />
          {messages.play}
        </button>
      </div>
      {hasError && <NearestStops entered={entered} stops={stops ?? []} />}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </KeypadBox>
  );
}
