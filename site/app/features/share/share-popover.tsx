import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { qrCodeSource } from '../../../contract/shared/qr-code';
import { sites } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { plainButton, primaryButton } from '../../ui/button';
import { copyText } from '../../ui/clipboard/copy-text';
import { closePopover, Popover, type PopoverControl } from '../../ui/popover/popover';
import { shareMessages } from './messages';

const Options = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 16px 24px;

  img {
    width: 132px;
    height: 132px;
    border: 1px solid var(--hairline);
    background: #fff;
  }

  figcaption {
    margin-top: 8px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.5;
  }

  .ways {
    display: grid;
    gap: 12px;
    align-content: start;
  }

  input {
    width: 100%;
    min-height: var(--hit);
    padding: 0 12px;
    border: 1px solid var(--control-line);
    background: var(--paper);
    font-size: 1rem;
  }

  button {
    ${plainButton}
    padding-inline: 0.6em;
  }

  .copy {
    ${primaryButton}
  }

  [role='status']:not(:empty) {
    margin-top: -6px;
    font-size: var(--size-small);
  }
`;

export interface SharePopoverProps extends PopoverControl {
  title: string;
}

export function SharePopover({ title, ...control }: SharePopoverProps) {
  const language = useLanguage();
  const messages = shareMessages[language];
  const { full } = useHashLocation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const target = `${sites[language].website}#${full}`;
  const url = new URL(target, document.baseURI).href;

  async function copy() {
    const copied = await copyText(url);
    if (!copied) field.current?.select();
    setStatus(copied ? messages.copied : messages.selected);
  }

  return (
    <Popover {...control} title={messages.title} close={messages.close}>
      <Options>
        <figure>
          <img src={qrCodeSource(target)} width="132" height="132" alt={messages.code(title)} />
          <figcaption>{messages.scan}</figcaption>
        </figure>
        <div className="ways">
          <label htmlFor={id}>{messages.address}</label>
          <input
            ref={field}
            id={id}
            readOnly
            value={url}
            onFocus={({ target: input }) => {
              input.select();
            }}
          />
          <button type="button" className="copy first" onClick={() => void copy()}>
            {messages.copy}
          </button>
          <p role="status">{status}</p>
          {'share' in navigator && (
            <button
              type="button"
              onClick={() => {
                // Rejected when the visitor cancels, which is no error.
                navigator.share({ title, url }).catch(() => undefined);
              }}
            >
              {messages.send}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              closePopover(control.id);
              window.print();
            }}
          >
            {messages.print}
          </button>
        </div>
      </Options>
    </Popover>
  );
}
