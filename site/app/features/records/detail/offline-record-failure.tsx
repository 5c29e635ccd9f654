import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { pathOfKind } from '../../../../contract/shared/route-paths';
import type { ApiError } from '../../../../session/api-error';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { Link } from '../../../router/link';
import { ErrorState } from '../../../ui/feedback/states';
import { useIsOnline } from '../../../ui/use-is-online';

const messages = {
  zh: {
    hint: '这台设备现在没有网络，离线保存的内容里没有这一页。连上网络后就会显示。',
    link: '这台设备上存了什么',
  },
  en: {
    hint: 'This device is offline, and this page is not among what was kept for offline use. It appears once you are connected.',
    link: 'What this device keeps',
  },
};

const KeptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--hit);
`;

interface OfflineRecordFailureProps extends ComponentProps<typeof ErrorState> {
  error: ApiError | undefined;
}

/** Error state of a record: on a device that is offline and keeps a kit, it says that the record is not in it. */
export function OfflineRecordFailure({ error, ...general }: OfflineRecordFailureProps) {
  const { hint, link } = usePageMessages(messages);
  const isOnline = useIsOnline();
  // After an error response of the service, which is an answer, the worker does not look in the kit.
  const isNotKept = !isOnline && hasWorker() && error?.failure.kind === 'network';
  if (!isNotKept) return <ErrorState {...general} />;
  const linkedHint = (
    <>
      {hint} <KeptLink to={pathOfKind('offline-visit')}>{link}</KeptLink>
    </>
  );
  return <ErrorState {...general} hint={linkedHint} />;
}

/** A device that keeps a part of the site has a service worker. */
const hasWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
