import { parseSetReference } from '../../../contract/shared/object-sets';
import { useSharedSet } from '../../api/hooks/object-set';
import type { LeafletSet } from '../../features/object-sets/leaflet-sheet';
import { usePageMessages } from '../../i18n/use-page-messages';
import { NotFound } from '../../router/not-found';
import { PageTitle } from '../../router/page-title';
import { useRouteParam } from '../../router/use-route';
import { RetryLine } from '../../ui/feedback/retry-line';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { messages as ownMessages } from './messages';
import { SetView } from './set-view';

/** A set of objects as everybody with its link sees it. */
export default function SharedSetPage() {
  const messages = usePageMessages(ownMessages);
  const reference = parseSetReference(useRouteParam('id'));
  const token = reference?.kind === 'token' ? reference.token : undefined;
  const { data, error, isLoading, retry } = useSharedSet(token);
  const shared = data?.rows[0];
  const items = reference?.kind === 'objects' ? reference.ids.map(toItem) : [];
  const set: LeafletSet | undefined =
    reference?.kind === 'objects'
      ? { name: messages.chosen, items }
      : shared && { ...shared, shareToken: token };
  const isMissing = !reference || error?.status === 404;
  if (isMissing) return <NotFound />;
  return (
    <>
      <PageTitle title={set?.name ?? messages.chosen} />
      {set ? (
        <SetView set={set} isByToken={token !== undefined} />
      ) : error ? (
        <RetryLine onRetry={retry} busy={isLoading} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </>
  );
}

const toItem = (objectId: string) => ({ objectId, note: '' });
