import { styled } from 'styled-components';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { NewSetForm } from '../../features/object-sets/new-set-form';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { useObjectsById } from '../../api/hooks/objects-by-id';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { useNavigateTo } from '../../router/use-navigate-to';
import { pathOfSet } from './address-of-set';
import { messages as ownMessages } from './messages';
import { SetCard } from './set-card';

const Overview = styled.section`
  margin-top: 24px;

  .sets {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: clamp(24px, 3vw, 40px) var(--gap);
    padding: 0;
    list-style: none;
  }

  .first {
    max-width: var(--measure);
    line-height: 1.8;
  }

  .first a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  .new {
    max-width: 28rem;
    margin-top: 32px;
  }
`;

/** Objects in the picture of a set. */
const picturedCount = 3;

interface SetOverviewProps {
  collection: ObjectSets;
  sets: readonly ObjectSet[];
}

/** All sets as cards, and a form for a new one. */
export function SetOverview({ collection, sets }: SetOverviewProps) {
  const messages = usePageMessages(ownMessages);
  const navigateTo = useNavigateTo();
  const pictured = sets.flatMap(({ items }) =>
    items.slice(0, picturedCount).map(({ objectId }) => objectId),
  );
  const { data } = useObjectsById([...new Set(pictured)]);
  const objects = new Map((data?.rows ?? []).map((object) => [object.id, object]));
  return (
    <Overview aria-label={messages.summaryList}>
      {sets.length === 0 ? (
        <p className="first">
          {messages.empty} <Link to={pathOfKind('object-list')}>{messages.toObjects}</Link>
        </p>
      ) : (
        <ul className="sets">
          {sets.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                pictured={set.items
                  .slice(0, picturedCount)
                  .flatMap(({ objectId }) => objects.get(objectId) ?? [])}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="new" data-print="none">
        <NewSetForm
          action={messages.create}
          onCreate={async (id, name) => {
            const isKept = await collection.save({ id, name, items: [] });
            if (isKept) navigateTo(pathOfSet(id));
            return isKept;
          }}
        />
      </div>
    </Overview>
  );
}
