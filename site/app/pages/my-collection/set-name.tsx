import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { trimName } from '../../features/object-sets/edit-set';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { focusOnMount } from '../../ui/focus-on-mount';
import { editorMessages } from './editor-messages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;

  h2 {
    font-size: var(--size-h2);
    word-break: normal;
    overflow-wrap: anywhere;
  }

  form {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }

  input {
    width: min(24em, 80vw);
    min-height: var(--hit);
    padding: 0 12px;
    border: 1px solid var(--control-line);
    background: var(--paper-raised);
    font-size: 1rem;
  }
`;

/** Heading with the name of a set, and a form that renames it. */
export function SetName({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const messages = usePageMessages(editorMessages);
  const [edited, setEdited] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEdited(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const submit = () => {
    const changed = trimName(edited ?? '');
    if (changed !== '' && changed !== name) onRename(changed);
    close();
  };
  return (
    <Row>
      <h2 id="set-name">
        <TextWithLanguage text={name} />
      </h2>
      {edited === undefined ? (
        <PlainButton ref={opener} type="button" data-print="none" onClick={() => setEdited(name)}>
          {messages.rename}
        </PlainButton>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            aria-label={messages.name}
            value={edited}
            maxLength={objectSetLimits.name}
            autoComplete="off"
            ref={focusOnMount}
            onKeyDown={({ key }) => {
              if (key === 'Escape') close();
            }}
            onChange={({ target }) => setEdited(target.value)}
          />
          <PlainButton type="submit">{messages.save}</PlainButton>
          <PlainButton type="button" onClick={close}>
            {messages.cancel}
          </PlainButton>
        </form>
      )}
    </Row>
  );
}
