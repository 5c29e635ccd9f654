import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { pathOfKind } from '../../../../contract/shared/route-paths';
import type { ApiError } from '../../../../session/api-error';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { Link } from '../../../router/link';
import { ErrorState } from '../../../ui/feedback/states';

const messages = {
  zh: {
    title: '这一页没有保存到这台设备上',
    hint: '这台设备现在没有网络，离线保存的内容里没有这一页。连上网络后就会显示。',
    link: '这台设备上存了什么',
  },
  en: {
    title: 'This page is not kept on this device',
    hint: 'This device is offline, and this page is not among what was kept for offline use. It appears once you are connected.',
    link: 'What this device keeps',
  },
};

const KeptLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--hit);
`;

interface OfflineRecordFailureProps {
  error: ApiError | undefined;
  /** The failure that is shown where no kit is kept. */
  general: ComponentProps<typeof ErrorState>;
}

/** Error state of a record on a device that is offline: says that the record is not in the kit, and links what is. */
export function OfflineRecordFailure({ error, general }: OfflineRecordFailureProps) {
  const { title, hint, link } = usePageMessages(messages);
  // A record whose error came from the service may be in the kit: the worker was not asked for it.
  if (!hasWorker() || error?.failure.kind !== 'network') return <ErrorState {...general} />;
  const linkedHint = (
    <>
      {hint} <KeptLink to={pathOfKind('offline-visit')}>{link}</KeptLink>
    </>
  );
  return <ErrorState {...general} title={title} hint={linkedHint} />;
}

/** A device that keeps a part of the site has a service worker. */
const hasWorker = () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
