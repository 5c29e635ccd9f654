import { findQrCode } from '../../../contract/shared/qr-code';
import { websiteOf } from '../../../contract/shared/edition';
import { useLanguage } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { LinkBox } from '../../ui/clipboard/link-box';
import { closePopover, Popover, type PopoverControl } from '../../ui/popover/popover';
import { shareMessages } from './messages';

export interface SharePopoverProps extends PopoverControl {
  title: string;
}

export function SharePopover({ title, ...control }: SharePopoverProps) {
  const language = useLanguage();
  const messages = shareMessages[language];
  const { full } = useHashLocation();
  const target = `${websiteOf(language)}#${full}`;
  return (
    <Popover {...control} title={messages.title} close={messages.close}>
      <LinkBox
        label={messages.address}
        url={new URL(target, document.baseURI).href}
        title={title}
        code={findQrCode(target)}
      >
        <button
          type="button"
          onClick={() => {
            closePopover(control.id);
            window.print();
          }}
        >
          {messages.print}
        </button>
      </LinkBox>
    </Popover>
  );
}
