import { useLanguage } from '../../i18n/i18n-context';
import { useNotices } from '../../ui/feedback/notices';
import { closePopover, Popover, type PopoverControl } from '../../ui/popover/popover';
import { RatingForm } from './rating-form';
import { ratingMessages } from './messages';

/** Popover with the rating form; closes after a successful request. */
export function RatingPopover(control: PopoverControl) {
  const messages = ratingMessages[useLanguage()];
  const { notify } = useNotices();
  return (
    <Popover {...control} title={messages.intro} close={messages.close}>
      <RatingForm
        messages={messages}
        onSent={() => {
          closePopover(control.id);
          notify('done', messages.done);
        }}
      />
    </Popover>
  );
}
