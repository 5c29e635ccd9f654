import { useId, useState } from 'react';
import { getSchema } from '@tiptap/core';
import { describedBy, FieldNotes, OptionalMark } from '../../../../app/ui/form/field-frame';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { TextControl } from './text-controls';
import type { ValueProps } from './field-props';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { textOf } from '../record-values';
import { EditorBox } from './editor-box.styles';
import { isKept } from './html';
import { RichTextEditor } from './rich-text-editor';
import { richTextExtensions } from './schema';

const schema = getSchema(richTextExtensions((file) => file));

/** Rich text in an editor; as source where the editor would lose a part of it. */
export default function RichTextControl(props: ValueProps) {
  const { field, path, label, value, onChange, lang } = props;
  const { errors } = useFormContext();
  const own = usePageMessages(recordMessages);
  const id = useId();
  const html = textOf(value);
  const [isSource] = useState(() => !isKept(schema, html));
  const error = errors[path];
  if (isSource) {
    return (
      <div>
        <TextControl {...props} />
        <p>{own.sourceMode}</p>
      </div>
    );
  }
  return (
    <EditorBox data-invalid={error === undefined ? undefined : true}>
      <p className="label" id={`${id}-label`}>
        {label}
        <OptionalMark required={field.isRequired} />
      </p>
      <FieldNotes id={id} error={error} hint={undefined} />
      <RichTextEditor
        name={path}
        label={label}
        lang={lang}
        html={html}
        describedBy={describedBy(id, undefined, error)}
        isInvalid={error !== undefined}
        onChange={(text) => {
          onChange(text || undefined);
        }}
      />
    </EditorBox>
  );
}
