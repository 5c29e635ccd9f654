import { useState } from 'react';
import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useAction } from '../../session/use-action';
import { Folded } from '../../ui/folded';
import { tourMessages } from './messages';
import { TourConflict } from './tour-conflict';

interface RemoveTourProps {
  tour: DeskTour;
  onRemoved: () => void;
  onTakeTheirs: (theirs: DeskTour) => void;
}

/** Removes a tour; folded, because it cannot be undone. */
export function RemoveTour({ tour, onRemoved, onTakeTheirs }: RemoveTourProps) {
  const own = usePageMessages(tourMessages);
  const act = useAction('deskTourList', 'deskStrandedBookings');
  const [theirs, setTheirs] = useState<DeskTour>();
  const { id } = tour;
  const close = () => {
    setTheirs(undefined);
  };
  const remove = async (version: number) => {
    const done = await act('deskTourRemove', { id, version }, own.removed, setTheirs);
    if (done !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{own.remove}</summary>
      <p>{own.removeText}</p>
      <PlainButton type="button" onClick={() => void remove(tour.version)}>
        {own.remove}
      </PlainButton>
      {theirs && (
        <TourConflict
          mine={{ ...tour, removed: true }}
          theirs={theirs}
          onKeepMine={() => {
            close();
            void remove(theirs.version);
          }}
          onTakeTheirs={() => {
            close();
            onTakeTheirs(theirs);
          }}
          onClose={close}
        />
      )}
    </Folded>
  );
}
