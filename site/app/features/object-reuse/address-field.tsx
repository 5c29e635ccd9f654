import { useId } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useCopy } from '../../ui/clipboard/use-copy';
import { PlainButton } from '../../ui/button';
import { reuseMessages } from './messages';

interface AddressFieldProps {
  label: string;
  hint: string;
  url: string;
  /** Text of a link to the address. Default: no link. */
  link?: string;
}

/** An address to read, open and copy. */
export function AddressField({ label, hint, url, link }: AddressFieldProps) {
  const messages = usePageMessages(reuseMessages);
  const { field, status, copy } = useCopy<HTMLInputElement>(messages);
  const id = useId();
  return (
    <section>
      <h3>
        <label htmlFor={id}>{label}</label>
      </h3>
      <div className="row">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <PlainButton type="button" aria-describedby={id} onClick={() => void copy(url)}>
          {messages.copy}
        </PlainButton>
      </div>
      <p role="status">{status}</p>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      {link !== undefined && (
        <a className="open" href={url} target="_blank" rel="noreferrer">
          {link}
        </a>
      )}
    </section>
  );
}
