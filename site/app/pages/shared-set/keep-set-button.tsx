import { useState } from 'react';
import type { LeafletSet } from '../../features/object-sets/leaflet-sheet';
import { useObjectSets } from '../../features/object-sets/use-object-sets';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { createUuid } from '../../ui/create-uuid';
import { useNotices } from '../../ui/feedback/notices';
import { useIsStaticPage } from '../../ui/static-page';
import { messages as ownMessages } from './messages';

/** Button that keeps a copy of a shared set among the visitor’s own. */
export function KeepSetButton({ set: { name, items } }: { set: LeafletSet }) {
  const messages = usePageMessages(ownMessages);
  const { notify } = useNotices();
  const collection = useObjectSets();
  const [isKept, setKept] = useState(false);
  const isStatic = useIsStaticPage();
  if (isStatic || items.length === 0) return null;
  const keep = async () => {
    if (isKept) return;
    const isSaved = await collection.save({ id: createUuid(), name, items });
    setKept(isSaved);
    if (isSaved) notify('done', messages.kept(name));
  };
  return (
    <PlainButton
      type="button"
      aria-disabled={isKept || collection.sets === undefined}
      onClick={() => void keep()}
    >
      {messages.keep}
    </PlainButton>
  );
}
