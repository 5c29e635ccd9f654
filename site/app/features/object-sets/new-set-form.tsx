import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { createUuid } from '../../ui/create-uuid';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { trimName } from './edit-set';
import { objectSetMessages } from './messages';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  label {
    color: var(--ash);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  input {
    flex: 1 1 min(11em, 100%);
    min-width: 0;
    min-height: var(--hit);
    padding: 0 12px;
    border: 1px solid var(--control-line);
    background: var(--paper);
    font-size: 1rem;
  }
`;

interface NewSetFormProps {
  /** Label of the button. */
  action: string;
  /** Creates the set; resolves to whether it is kept. */
  onCreate: (id: string, name: string) => Promise<boolean>;
}

/** The name of a new set and a button. */
export function NewSetForm({ action, onCreate }: NewSetFormProps) {
  const messages = usePageMessages(objectSetMessages);
  const id = useId();
  const [name, setName] = useState('');
  const create = async () => {
    // Without a name the set has the one that the field suggests.
    if (await onCreate(createUuid(), trimName(name) || messages.newSet)) setName('');
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <label htmlFor={id}>{messages.newSet}</label>
      <span className="row">
        <input
          id={id}
          value={name}
          maxLength={objectSetLimits.name}
          autoComplete="off"
          placeholder={messages.name}
          onChange={({ target }) => setName(target.value)}
        />
        <PlainButton type="submit">{action}</PlainButton>
      </span>
    </Form>
  );
}
