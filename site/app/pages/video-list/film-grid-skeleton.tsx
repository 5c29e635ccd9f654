import { FilmGrid } from '../../features/records/cards/film-card';
import { SkeletonBlock } from '../../ui/feedback/skeleton';

/** Placeholder of a grid of films. */
export const filmGridSkeleton = (
  <FilmGrid aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index}>
        <SkeletonBlock $ratio="16 / 9" />
        <SkeletonBlock $width="70%" style={{ marginTop: 16 }} />
      </div>
    ))}
  </FilmGrid>
);
