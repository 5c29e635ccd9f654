import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { contact } from '../../../contract/shared/museum-contact';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { unmarkKept } from '../../api/client/kept-answers';
import { useKeptAt } from '../../api/client/use-kept-at';
import { formatDateTime } from '../../i18n/format-time';
import { editionOf } from '../../../contract/shared/edition';
import { useLanguage, useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PlainButton } from '../../ui/button';
import { phoneLink } from '../../ui/link/phone-link';
import { pageWidth } from '../../ui/page/page-width';
import { useIsOnline } from '../../ui/use-is-online';
import { refreshKit } from './refresh-kit';

const Line = styled.div`
  border-bottom: 1px solid var(--hairline);
  background: var(--silk);

  > p {
    ${pageWidth}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    padding-block: 6px;
    font-size: var(--size-small);
    line-height: 1.6;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

const messages = {
  zh: {
    unreachable: '现在连接不上网站。',
    kept: (time: string) => `看到的内容保存于 ${time}。开放时间和活动可能有变，请电话核实：`,
    link: '这台设备上存了什么',
  },
  en: {
    unreachable: 'The site cannot be reached now.',
    kept: (time: string) =>
      `What you see was kept on ${time}. Opening hours and activities may have changed; please call:`,
    link: 'What this device keeps',
  },
};

/** Wait for the page to be at rest before the kit is renewed. */
const refreshDelayMs = 5_000;

/** Says that the site is shown without a connection, and of what time it is. Renews what the device keeps. */
export function OfflineLine() {
  const words = usePageMessages(messages);
  const { failure } = useMessages();
  const language = useLanguage();
  const keptAt = useKeptAt();
  const isOnline = useIsOnline();
  const { mutate } = useSWRConfig();

  useEffect(() => {
    const timer = setTimeout(() => {
      // What the device keeps stays as it is.
      refreshKit(editionOf(language)).catch(() => undefined);
    }, refreshDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [language]);

  useEffect(() => {
    const reload = () => {
      unmarkKept();
      // What was shown from the device is asked for again.
      void mutate(() => true);
    };
    window.addEventListener('online', reload);
    return () => {
      window.removeEventListener('online', reload);
    };
  }, [mutate]);

  if (isOnline && keptAt === undefined) return null;
  return (
    <Line role="status" data-print="none">
      <p>
        <span>
          {words.unreachable}
          {keptAt !== undefined && (
            <>
              {' '}
              {words.kept(formatDateTime(keptAt, language))}{' '}
              <a href={phoneLink(contact.enquiries)}>{contact.enquiries}</a>
            </>
          )}
        </span>
        <Link to={pathOfKind('offline-visit')}>{words.link}</Link>
        <PlainButton type="button" onClick={() => window.location.reload()}>
          {failure.retry}
        </PlainButton>
      </p>
    </Line>
  );
}
