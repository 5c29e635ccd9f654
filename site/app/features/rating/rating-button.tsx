import { lazy, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/i18n-context';
import { loadChunk } from '../../loading/load-chunk';
import type { PopoverControl } from '../../ui/popover/popover';
import { PopoverButton } from '../../ui/popover/popover-button';
import { ratingMessages } from './messages';

const load = () => loadChunk(() => import('./rating-popover'));
const RatingPopover = lazy<ComponentType<PopoverControl>>(async () => ({
  default: (await load()).RatingPopover,
}));

/** Button that opens the rating form. */
export function RatingButton() {
  const messages = ratingMessages[useLanguage()];
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 3.4 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />
          </svg>
          {messages.open}
        </>
      }
    >
      {(control) => <RatingPopover {...control} />}
    </PopoverButton>
  );
}
