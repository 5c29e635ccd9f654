import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { plainButton } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { roomOf } from './arrange';
import { words as ownWords } from './words';

const FloorPlanDialog = lazy(async () => ({
  default: (await import('../../features/floor-plan/floor-plan-dialog')).FloorPlanDialog,
}));

const Areas = styled.div`
  display: grid;
  gap: 32px var(--gap);

  article {
    position: relative;
  }

  picture {
    display: contents;
  }

  img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  h3 {
    margin-top: 18px;
    font-size: var(--size-h3);
  }

  p {
    margin-block: 6px 14px;
  }

  button {
    ${plainButton}
  }

  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The shops in the museum; each opens the floor plan where it lies. */
export function ShopAreas({ areas }: { areas: readonly ContentEntry[] }) {
  const words = usePageWords(ownWords);
  const [opened, setOpened] = useState<ContentEntry>();
  return (
    <>
      <Areas>
        {areas.map((area) => {
          const [image] = area.images;
          return (
            <article key={area.id}>
              {image && <Picture image={image} sizes="(min-width: 768px) 46vw, 92vw" alt="" />}
              <h3 id={area.id}>
                <Passage text={area.title} />
              </h3>
              <p>
                <Passage text={area.summary} />
              </p>
              <button
                type="button"
                aria-describedby={area.id}
                aria-haspopup="dialog"
                onClick={() => setOpened(area)}
              >
                {words.plan}
              </button>
            </article>
          );
        })}
      </Areas>
      {opened && (
        <Suspense>
          <FloorPlanDialog
            title={words.planOf(opened.title)}
            {...roomOf(opened)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
