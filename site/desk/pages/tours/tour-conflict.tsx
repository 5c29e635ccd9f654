import type { DeskTour } from '../../../contract/schemas/desk/tours';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import {
  ConflictPanel,
  type Conflict,
  type ConflictAnswers,
} from '../../ui/versions/conflict-panel';
import type { Values } from '../../ui/versions/values';
import { tourMessages } from './messages';

/** Two people have changed a tour: both versions, and which one is kept. */
export function TourConflict({ mine, theirs, ...answers }: Conflict<DeskTour> & ConflictAnswers) {
  const own = usePageMessages(tourMessages);
  const shown = (tour: Values): Values => ({
    weekdays: inOrder(tour.weekdays),
    start: tour.start,
    end: tour.end,
    languages: inOrder(tour.languages).map((each) =>
      each === 'zh' || each === 'en' ? own.languageNames[each] : each,
    ),
    capacity: Number(tour.capacity),
    placeZh: tour.placeZh,
    placeEn: tour.placeEn,
    from: tour.from,
    until: tour.until,
    except: inOrder(tour.except),
    remove: tour.removed,
  });
  const labels: Readonly<Record<string, unknown>> = own;
  return (
    <ConflictPanel
      mine={shown(mine)}
      theirs={shown(theirs)}
      updatedBy={theirs.updatedBy}
      labelOf={(name) => String(labels[name])}
      {...answers}
    />
  );
}

/** Choices are stored in the order in which they were ticked. */
function inOrder(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String).sort() : [];
}
