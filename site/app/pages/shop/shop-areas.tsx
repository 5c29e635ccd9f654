import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/entities/content-entry';
import { OpenFloorPlan } from '../../features/floor-plan/open-floor-plan';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';
import { Picture } from '../../ui/picture';
import { roomOf } from './arrange';
import { words as ownMessages } from './words';

const Areas = styled.div`
  display: grid;
  gap: 32px var(--gap);

  article {
    position: relative;
  }

  article > picture > img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  article > h3 {
    margin-top: 18px;
    font-size: var(--size-h3);
  }

  article > p {
    margin-block: 6px 14px;
  }

  /* The hit area of the button covers the whole card. */
  article > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Shops in the museum; each opens the floor plan at its room. */
export function ShopAreas({ areas }: { areas: readonly ContentEntry[] }) {
  const messages = usePageWords(ownMessages);
  return (
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
            <OpenFloorPlan
              label={messages.plan}
              title={messages.planOf(area.title)}
              describedBy={area.id}
              {...roomOf(area)}
            />
          </article>
        );
      })}
    </Areas>
  );
}
