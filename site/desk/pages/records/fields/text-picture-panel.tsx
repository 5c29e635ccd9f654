import { useEffect, useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import type { RecordPicture } from '../../../../contract/schemas/desk/editor';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../../app/ui/button';
import { TextField } from '../../../../app/ui/form/text-field';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { PictureUpload } from './picture-upload';
import { insertTextPicture, readTextPicture, removeTextPicture } from './text-picture';
import { useApplyOnEnter } from './use-apply-on-enter';

interface TextPicturePanelProps {
  editor: Editor;
  label: string;
  /** A pasted or dropped picture, uploaded at once. */
  file: File | undefined;
  onClose: () => void;
}

/** Chooses a picture for a rich text, or changes the selected one; its alternative text is in the text's language. */
export function TextPicturePanel({ editor, label, file, onClose }: TextPicturePanelProps) {
  const own = usePageMessages(recordMessages);
  const { pictures, addPicture } = useFormContext();
  const [selected] = useState(() => (file ? undefined : readTextPicture(editor)));
  const [chosen, setChosen] = useState(selected?.file);
  const [alt, setAlt] = useState(selected?.alt ?? '');
  const [caption, setCaption] = useState('');
  const [isChecked, setChecked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  const choose = (picture: RecordPicture) => {
    setChosen(picture.file);
    box.current?.querySelector<HTMLInputElement>('[name="picture-alt"]')?.focus();
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    setChecked(true);
    if (chosen === undefined || alt.trim() === '') return;
    const picture = { file: chosen, alt: alt.trim() };
    insertTextPicture(editor, picture, { caption: caption.trim(), replaces: Boolean(selected) });
    close();
  };
  useApplyOnEnter(box, apply);
  return (
    <div
      ref={box}
      className="picture"
      role="group"
      tabIndex={-1}
      aria-label={own.textPicture.of(label)}
    >
      {pictures.length > 0 && (
        <div className="choices" role="group" aria-label={own.textPicture.known}>
          {pictures.map((picture, index) => (
            <button
              key={picture.file}
              type="button"
              aria-pressed={picture.file === chosen}
              aria-label={own.textPicture.choose(index + 1)}
              onClick={() => {
                choose(picture);
              }}
            >
              <img src={picture.src} alt="" />
            </button>
          ))}
        </div>
      )}
      <PictureUpload
        file={file}
        onUploaded={(picture) => {
          if (pictures.every((each) => each.file !== picture.file)) addPicture(picture);
          choose(picture);
        }}
      />
      {isChecked && chosen === undefined && (
        <p className="fault" role="alert">
          {own.textPicture.none}
        </p>
      )}
      <TextField
        name="picture-alt"
        label={own.textPicture.alt(label)}
        required
        error={isChecked && alt.trim() === '' ? own.textPicture.altMissing : undefined}
        value={alt}
        onChange={setAlt}
      />
      {!selected && (
        <TextField
          name="picture-caption"
          label={own.textPicture.caption(label)}
          required={false}
          value={caption}
          onChange={setCaption}
        />
      )}
      <div className="buttons">
        <PlainButton type="button" onClick={apply}>
          {selected ? own.textPicture.change : own.textPicture.insert}
        </PlainButton>
        {selected && (
          <PlainButton
            type="button"
            onClick={() => {
              removeTextPicture(editor);
              close();
            }}
          >
            {own.textPicture.remove}
          </PlainButton>
        )}
        <PlainButton type="button" onClick={close}>
          {own.textPicture.cancel}
        </PlainButton>
      </div>
    </div>
  );
}
