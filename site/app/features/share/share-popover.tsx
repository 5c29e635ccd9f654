import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { qrCodeSource } from '../../../contract/qr-code';
import { sites } from '../../../contract/sites';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../router/use-query';
import { plainButton, primaryButton } from '../../ui/button';
import { closePopover, Popover, type PopoverControl } from '../../ui/popover/popover';
import { copyText } from './copy-text';
import { shareWords } from './words';

const Ways = styled.div`
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
  const words = shareWords[language];
  const { full } = useAddress();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const target = `${sites[language].website}#${full}`;
  const url = new URL(target, document.baseURI).href;

  async function copy() {
    const copied = await copyText(url);
    if (!copied) field.current?.select();
    setStatus(copied ? words.copied : words.selected);
  }

  return (
    <Popover {...control} title={words.title} close={words.close}>
      <Ways>
        <figure>
          <img src={qrCodeSource(target)} width="132" height="132" alt={words.code(title)} />
          <figcaption>{words.scan}</figcaption>
        </figure>
        <div className="ways">
          <label htmlFor={id}>{words.address}</label>
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
            {words.copy}
          </button>
          <p role="status">{status}</p>
          {'share' in navigator && (
            <button
              type="button"
              onClick={() => {
                // Who thinks better of it has not failed.
                navigator.share({ title, url }).catch(() => undefined);
              }}
            >
              {words.send}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              closePopover(control.id);
              window.print();
            }}
          >
            {words.print}
          </button>
        </div>
      </Ways>
    </Popover>
  );
}
