import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { plainButton, primaryButton } from '../button';
import { useCopy } from './use-copy';

const messages = {
  zh: {
    copy: '复制链接',
    copied: '链接已复制',
    notCopied: '链接已选中，请手动复制',
    send: '发送给……',
    code: (title: string) => `打开“${title}”的二维码`,
    scan: '用手机扫一扫，在手机上打开',
  },
  en: {
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link is selected; please copy it by hand',
    send: 'Send to …',
    code: (title: string) => `QR code that opens “${title}”`,
    scan: 'Scan with a phone to open the page there',
  },
};

const Box = styled.div`
  display: grid;
  gap: 16px 24px;

  &[data-code] {
    grid-template-columns: 132px minmax(0, 1fr);
  }

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

interface LinkBoxProps {
  /** Label of the field with the address. */
  label: string;
  url: string;
  /** Title of what the address opens. */
  title: string;
  /** URL of the picture of a QR code of the address; none for an address too long for one. */
  code: string | undefined;
  /** Further buttons. */
  children?: ReactNode;
}

/** An address to copy, to send and to scan. */
export function LinkBox({ label, url, title, code, children }: LinkBoxProps) {
  const texts = usePageMessages(messages);
  const id = useId();
  const { field, status, copy } = useCopy<HTMLInputElement>(texts);
  return (
    <Box data-code={code === undefined ? undefined : ''}>
      {code !== undefined && (
        <figure>
          <img src={code} width="132" height="132" alt={texts.code(title)} />
          <figcaption>{texts.scan}</figcaption>
        </figure>
      )}
      <div className="ways">
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <button type="button" className="copy first" onClick={() => void copy(url)}>
          {texts.copy}
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
            {texts.send}
          </button>
        )}
        {children}
      </div>
    </Box>
  );
}
