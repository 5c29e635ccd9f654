import type { ObjectSet } from '../../../contract/schemas/object-set';
import { usePageMessages } from '../../i18n/use-page-messages';
import type { ObjectSets } from '../../features/object-sets/object-sets';
import { ShareIcon } from '../../ui/icons/action-icons';
import { PopoverButton } from '../../ui/popover/popover-button';
import { editorMessages } from './editor-messages';

const load = async () => (await import('./share-set-popover')).ShareSetPopover;

interface ShareSetButtonProps {
  set: ObjectSet;
  /** `undefined` for visitors who are not logged in. */
  share: ObjectSets['share'];
}

/** Button with a lazily loaded popover: the link to a set, with or without its texts. */
export function ShareSetButton({ set, share }: ShareSetButtonProps) {
  const messages = usePageMessages(editorMessages);
  if (set.items.length === 0) return null;
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <ShareIcon />
          {messages.share}
        </>
      }
    >
      {(ShareSetPopover, control) => <ShareSetPopover {...control} set={set} share={share} />}
    </PopoverButton>
  );
}
