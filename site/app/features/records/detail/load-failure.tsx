import { styled } from 'styled-components';
import { pathOfKind } from '../../../../contract/shared/route-paths';
import type { ApiError } from '../../../../session/api-error';
import type { CallState } from '../../../api/client/use-call';
import { useKeptAt } from '../../../api/client/use-kept-at';
import { useMessages } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { Link } from '../../../router/link';
import { ErrorState } from '../../../ui/feedback/states';
import { useIsOnline } from '../../../ui/use-is-online';

const messages = {
  zh: {
    notKept: '这项内容没有存到这台设备上',
    hint: '现在连接不上网站，只能看保存过的内容。连上网络后，这项内容就会显示。',
    link: '这台设备上存了什么',
  },
  en: {
    notKept: 'This content is not on this device',
    hint: 'The site cannot be reached now, and only what was kept can be shown. This content loads once there is a connection.',
    link: 'What this device keeps',
  },
};

const KeptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--hit);
`;

interface LoadFailureProps extends Pick<CallState<unknown>, 'isLoading' | 'retry'> {
  error: ApiError;
}

/** Error state of a page; where a kit is kept and the site cannot be reached, it says that the content is not in the kit. */
export function LoadFailure({ error, isLoading, retry }: LoadFailureProps) {
  const { failure } = useMessages();
  const words = usePageMessages(messages);
  const isNotKept = useIsUnreachable(error) && hasWorker();
  return (
    <ErrorState
      title={isNotKept ? words.notKept : failure.title}
      hint={
        isNotKept ? (
          <>
            {words.hint} <KeptLink to={pathOfKind('offline-visit')}>{words.link}</KeptLink>
          </>
        ) : (
          failure.hint
        )
      }
      action={isLoading ? failure.retrying : failure.retry}
      onAction={retry}
      busy={isLoading}
    />
  );
}

/** A device that keeps a part of the site has a service worker. */
const hasWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);

/** Wi-Fi without internet counts as online: then the call failed, and other content on the page is from the device. */
function useIsUnreachable({ failure }: ApiError): boolean {
  const isOnline = useIsOnline();
  const keptAt = useKeptAt();
  return !isOnline || (keptAt !== undefined && failure.kind === 'network');
}
