import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { FloorPlanButton } from '../../features/floor-plan/floor-plan-button';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Picture } from '../../ui/picture/picture';
import { findFloorPlanRoom } from './shop-parts';
import { messages as ownMessages } from './messages';

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
  const messages = usePageMessages(ownMessages);
  return (
    <Areas>
      {areas.map((area) => {
        const [image] = area.images;
        return (
          <article key={area.id}>
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 768px) 46vw, 92vw"
                covers={{ ratio: 16 / 10 }}
                alt=""
              />
            )}
            <h3 id={area.id}>
              <TextWithLanguage text={area.title} />
            </h3>
            <p>
              <TextWithLanguage text={area.summary} />
            </p>
            <FloorPlanButton
              label={messages.plan}
              title={messages.planOf(area.title)}
              describedBy={area.id}
              {...findFloorPlanRoom(area)}
            />
          </article>
        );
      })}
    </Areas>
  );
}
