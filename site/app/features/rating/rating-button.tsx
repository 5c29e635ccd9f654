import { useLanguage } from '../../i18n/i18n-context';
import { StarIcon } from '../../ui/icons/star-icon';
import { PopoverButton } from '../../ui/popover/popover-button';
import { ratingMessages } from './messages';

const load = async () => (await import('./rating-popover')).RatingPopover;

/** Button that opens the rating form. */
export function RatingButton() {
  const { open } = ratingMessages[useLanguage()];
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <StarIcon />
          {open}
        </>
      }
    >
      {(RatingPopover, control) => <RatingPopover {...control} />}
    </PopoverButton>
  );
}
