import { styled } from 'styled-components';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { SkeletonBlock } from '../../../ui/feedback/skeleton';
import { lyingCard, rowsOfTwo } from '../../../ui/page/even-rows';
import { alignedCards } from './aligned-cards';
import { ObjectCard } from './object-card';
import { eagerCount, objectGridSizes } from './object-grid-sizes';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7rem, min(8.25rem, 40%), 21%), 1fr));
  gap: clamp(32px, 4vw, 56px) var(--gap);
  list-style: none;

  ${alignedCards}

  /* English titles need wider columns, except in a single row of four. */
  &[data-rows]:lang(en) {
    grid-template-columns: repeat(auto-fill, minmax(max(7rem, min(10.5rem, 40%), 21%), 1fr));
  }

  /* No last row has a single object: a fifth stands in the first row or shares the second. */
  @supports selector(:has(a)) {
    @media (min-width: 48em) {
      &[data-rows]:where(:lang(en)):has(> :nth-child(3n + 4):last-child) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }

      &[data-rows]:has(> :nth-child(4n + 5):last-child) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      &[data-rows]:has(> :nth-child(12n + 13):last-child) {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }
    }

    @media (min-width: 75em) {
      &[data-rows]:has(> :nth-child(4n + 5):last-child) {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }

      &[data-rows]:has(> :nth-child(20n + 21):last-child) {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
  }

  @media (min-width: 48em) {
    > :only-child {
      grid-column: span 2;
    }

    > :only-child > a {
      ${lyingCard}
    }
  }

  && {
    ${rowsOfTwo}
  }
`;

export function ObjectGrid({ objects }: { objects: readonly Exhibit[] }) {
  return (
    <Grid className="objects" data-rows={objects.length > 4 || undefined}>
      {objects.map((object, index) => (
        <li key={object.id}>
          <ObjectCard object={object} sizes={objectGridSizes} eager={index < eagerCount} />
        </li>
      ))}
    </Grid>
  );
}

/** Placeholder of the grid while loading. */
export function ObjectGridSkeleton({ count }: { count: number }) {
  return (
    <Grid className="objects" aria-hidden="true" data-rows={count > 4 || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonBlock $ratio="4 / 5" />
          <SkeletonBlock $width="80%" style={{ marginTop: 18 }} />
          <SkeletonBlock $width="50%" $height="0.9em" style={{ marginTop: 10 }} />
        </li>
      ))}
    </Grid>
  );
}
