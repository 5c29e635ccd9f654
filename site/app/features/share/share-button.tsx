import { lazy, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/i18n-context';
import { loadChunk } from '../../loading/load-chunk';
import { PopoverButton } from '../../ui/popover/popover-button';
import type { SharePopoverProps } from './share-popover';
import { shareMessages } from './messages';

const load = () => loadChunk(() => import('./share-popover'));
const SharePopover = lazy<ComponentType<SharePopoverProps>>(async () => ({
  default: (await load()).SharePopover,
}));

/** Button with a popover to share the current page: link, QR code, Web Share, print. */
export function ShareButton({ title }: { title: string }) {
  const messages = shareMessages[useLanguage()];
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 14.5v-11m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18" />
          </svg>
          {messages.share}
        </>
      }
    >
      {(control) => <SharePopover {...control} title={title} />}
    </PopoverButton>
  );
}
