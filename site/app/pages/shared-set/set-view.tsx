import { styled } from 'styled-components';
import { findVisitorGuide, pathOfKind } from '../../../contract/shared/route-paths';
import type { LeafletSet } from '../../features/object-sets/leaflet-sheet';
import { SetActions } from '../../features/object-sets/set-actions';
import { SetRow, SetRows } from '../../features/object-sets/set-row';
import { useSetObjects } from '../../features/object-sets/use-set-objects';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { Actions } from '../../ui/page/actions';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { EmptyState } from '../../ui/feedback/states';
import { KeepSetButton } from './keep-set-button';
import { messages as ownMessages } from './messages';

const View = styled.section`
  padding-bottom: var(--section);

  .about {
    color: var(--ash);
    line-height: 1.7;
  }

  .about a,
  .own {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

interface SetViewProps {
  set: LeafletSet;
  /** Whether a member wrote name and notes; a link can also name objects only. */
  isByToken: boolean;
}

/** The objects of a shared set with the notes of its member. */
export function SetView({ set, isByToken }: SetViewProps) {
  const messages = usePageMessages(ownMessages);
  const shown = useSetObjects(set.items);
  const guide = findVisitorGuide();
  return (
    <View>
      <p className="about">
        {isByToken ? messages.byVisitor : messages.byLink}
        {isByToken && guide && (
          <>
            {' '}
            <Link to={guide.path} data-print="none">
              {messages.complain}
            </Link>
          </>
        )}
      </p>
      <Actions data-print="none">
        <SetActions set={set} shown={shown} />
        <KeepSetButton set={set} />
      </Actions>
      <RetryFailed calls={shown.calls} />
      {set.items.length === 0 ? (
        <EmptyState text={messages.empty} />
      ) : (
        <SetRows>
          {set.items.map(({ objectId, note }) => (
            <SetRow
              key={objectId}
              heading="h2"
              object={shown.objects.get(objectId)}
              isLoading={shown.isLoading}
              place={shown.places.get(objectId)}
              note={note}
            />
          ))}
        </SetRows>
      )}
      <Link className="own" to={pathOfKind('my-collection')} data-print="none">
        {messages.ownCollection}
      </Link>
    </View>
  );
}
