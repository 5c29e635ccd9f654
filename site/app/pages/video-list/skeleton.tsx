import { FilmGrid } from '../../features/film-card/film-card';
import { Bone } from '../../ui/skeleton';

/** Placeholder of a grid of films. */
export const skeleton = (
  <FilmGrid aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index}>
        <Bone $ratio="16 / 9" />
        <Bone $width="70%" style={{ marginTop: 16 }} />
      </div>
    ))}
  </FilmGrid>
);
