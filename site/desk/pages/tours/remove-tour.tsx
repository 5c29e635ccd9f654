import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useAction } from '../../session/use-action';
import { RemoveItem } from '../../ui/versions/remove-item';
import { TourConflict } from './tour-conflict';
import { tourMessages } from './messages';

interface RemoveTourProps {
  tour: DeskTour;
  onRemoved: () => void;
  onTakeTheirs: (theirs: DeskTour) => void;
}

/** Removes a tour. */
export function RemoveTour({ tour, ...handlers }: RemoveTourProps) {
  const own = usePageMessages(tourMessages);
  const act = useAction('deskTourList', 'deskStrandedBookings');
  const { id } = tour;
  return (
    <RemoveItem
      item={tour}
      texts={own}
      remove={(version, onConflict) =>
        act('deskTourRemove', { id, version }, own.removed, onConflict)
      }
      ConflictDialogue={TourConflict}
      {...handlers}
    />
  );
}
