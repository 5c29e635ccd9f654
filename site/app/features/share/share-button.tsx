import { useLanguage } from '../../i18n/i18n-context';
import { ShareIcon } from '../../ui/icons/action-icons';
import { PopoverButton } from '../../ui/popover/popover-button';
import { shareMessages } from './messages';

const load = async () => (await import('./share-popover')).SharePopover;

/** Button with a popover to share the current page: link, QR code, Web Share, print. */
export function ShareButton({ title }: { title: string }) {
  const { share } = shareMessages[useLanguage()];
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <ShareIcon />
          {share}
        </>
      }
    >
      {(SharePopover, control) => <SharePopover {...control} title={title} />}
    </PopoverButton>
  );
}
