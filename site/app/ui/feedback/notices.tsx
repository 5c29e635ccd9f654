import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { IconButton } from '../button';
import { CloseIcon } from '../icons/icons';
import { addNotice, type Notice } from './notice-list';

interface Notices {
  notices: readonly Notice[];
  notify: (kind: Notice['kind'], text: string) => void;
  dismiss: (text?: string) => void;
}

const NoticesContext = createContext<Notices>({
  notices: [],
  notify: () => undefined,
  dismiss: () => undefined,
});

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const notify = useCallback<Notices['notify']>((kind, text) => {
    setNotices((shown) => addNotice(shown, { kind, text }));
  }, []);
  const dismiss = useCallback<Notices['dismiss']>((text) => {
    setNotices((shown) => shown.filter((notice) => text !== undefined && notice.text !== text));
  }, []);
  return <NoticesContext value={{ notices, notify, dismiss }}>{children}</NoticesContext>;
}

export function useNotices(): Notices {
  return useContext(NoticesContext);
}

const Region = styled.section`
  position: fixed;
  inset: calc(16px + var(--a11y-toolbar-top, 0px)) 16px auto;
  z-index: 40;
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
`;

const NoticeBox = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 36em;
  padding: 6px 6px 6px 20px;
  border: 1px solid var(--hairline);
  border-left: 4px solid var(--cinnabar);
  background: var(--paper-raised);
  box-shadow: var(--shadow);
  pointer-events: auto;

  &[data-kind='done'] {
    border-left-color: var(--malachite);
  }
`;

/** Live region with the current notices, which stay until dismissed or until the next navigation. */
export function NoticeRegion() {
  const { notices, dismiss } = useNotices();
  const messages = useMessages().notices;
  return (
    <Region aria-label={messages.label} aria-live="polite" data-print="none">
      {notices.map(({ kind, text }) => (
        <NoticeBox key={text} data-kind={kind}>
          <span>{text}</span>
          <IconButton
            type="button"
            aria-label={messages.dismiss}
            onClick={() => {
              dismiss(text);
            }}
          >
            <CloseIcon />
          </IconButton>
        </NoticeBox>
      ))}
    </Region>
  );
}
