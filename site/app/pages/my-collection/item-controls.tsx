import { styled } from 'styled-components';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { editorMessages } from './editor-messages';
import { useDelayedSave } from './use-delayed-save';

const Controls = styled.div`
  display: grid;
  gap: 12px;

  textarea {
    display: block;
    width: 100%;
    max-width: var(--measure);
    padding: 8px 12px;
    border: 1px solid var(--control-line);
    background: var(--paper-raised);
    color: inherit;
    font: inherit;
    line-height: 1.6;
    resize: vertical;
  }

  label > span {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .buttons button {
    padding-inline: 0.8em;
  }
`;

interface ItemControlsProps {
  /** Title of the object, for the names of the controls. */
  title: string;
  note: string;
  /** Saves the note; resolves to whether it is kept. */
  onNote: (note: string) => Promise<boolean>;
  /** Whether saving takes a request. */
  isRemote: boolean;
  /** `undefined` at the end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (note: string) => void;
}

/** The note of an object in a set, its place and its removal. */
export function ItemControls({
  title,
  note,
  onNote,
  isRemote,
  onUp,
  onDown,
  onRemove,
}: ItemControlsProps) {
  const messages = usePageMessages(editorMessages);
  const editor = useDelayedSave(note, onNote, isRemote);
  // A button that becomes disabled keeps the focus, which `disabled` would take away.
  const step = (action: (() => void) | undefined) => ({
    'aria-disabled': action === undefined,
    onClick: action,
  });
  return (
    <Controls>
      <label>
        <span aria-hidden="true">{messages.noteShort}</span>
        <textarea
          aria-label={messages.note(title)}
          rows={2}
          maxLength={objectSetLimits.note}
          value={editor.text}
          onChange={({ target }) => editor.change(target.value)}
          onBlur={editor.stop}
        />
      </label>
      <div className="buttons">
        <PlainButton type="button" aria-label={messages.up(title)} {...step(onUp)}>
          {messages.upShort}
        </PlainButton>
        <PlainButton type="button" aria-label={messages.down(title)} {...step(onDown)}>
          {messages.downShort}
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={messages.remove(title)}
          onClick={() => {
            // Assistive technology can press the button while the field keeps the focus.
            editor.stop();
            onRemove(editor.text);
          }}
        >
          {messages.removeShort}
        </PlainButton>
      </div>
    </Controls>
  );
}
