import type { ObjectSet } from '../../../contract/schemas/object-set';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { EmptyState } from '../../ui/feedback/states';
import { LazyPart } from '../../ui/lazy/lazy-part';
import { pathOfSet } from './address-of-set';
import { messages as ownMessages } from './messages';

const loadEditor = async () => (await import('./set-editor')).SetEditor;

interface OpenSetProps {
  id: string;
  collection: ObjectSets;
  sets: readonly ObjectSet[];
}

/** The set that the address names, or a way back where it is gone. */
export function OpenSet({ id, collection, sets }: OpenSetProps) {
  const messages = usePageMessages(ownMessages);
  const set = sets.find((each) => each.id === id);
  if (set) return <LazyPart load={loadEditor} props={{ set, collection }} height="480px" />;
  return (
    <EmptyState text={messages.gone}>
      <Link to={pathOfSet('')}>{messages.all}</Link>
    </EmptyState>
  );
}
