import { useLanguage } from '../../i18n/language';
import { useNotices } from '../../ui/notices';
import { closePopover, Popover, type PopoverControl } from '../../ui/popover/popover';
import { RatingForm } from './rating-form';
import { ratingWords } from './words';

/** What one can rate the site with; it closes when the rating has arrived. */
export function RatingPopover(control: PopoverControl) {
  const words = ratingWords[useLanguage()];
  const { notify } = useNotices();
  return (
    <Popover {...control} title={words.intro} close={words.close}>
      <RatingForm
        words={words}
        onSent={() => {
          closePopover(control.id);
          notify('done', words.done);
        }}
      />
    </Popover>
  );
}
