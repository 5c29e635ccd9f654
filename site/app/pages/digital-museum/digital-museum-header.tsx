import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import { useCategoryText } from '../../api/hooks/content';
import { useCategoryCode } from '../../router/use-route';
import { pictureSizes } from '../../ui/picture/picture-sizes';
import { ScenePicture } from '../../ui/picture/scene-picture';
import { Seal } from '../../ui/drawing/seal';

const Box = styled.header`
  display: grid;
  gap: 24px clamp(28px, 5vw, 80px);

  .picture {
    overflow: hidden;
    aspect-ratio: 16 / 10;
    border-block: 10px solid var(--silk);
    background: var(--silk);
  }

  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .colophon {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 16px;
  }

  h1 {
    letter-spacing: 0.06em;
  }

  &:lang(en) h1 {
    letter-spacing: 0;
  }

  .lead {
    max-width: 26em;
    font-size: var(--size-lead);
  }

  @media (max-width: 37.4375em) {
    .picture {
      aspect-ratio: 1;
    }
  }

  @media (min-width: 56.25em) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);

    .picture {
      aspect-ratio: auto;
      min-height: min(56vh, 520px);
    }
  }
`;

/** `sizes` of the picture: beside the text it fills the height, above it a box of 16:10. */
function headerSizes({ width, height }: Image): string {
  const ratio = width / height;
  const beside = pictureSizes('58vw', ratio, { height: 'min(62vh, 560px)' });
  return `(min-width: 900px) ${beside}, ${pictureSizes('92vw', ratio, { ratio: 16 / 10 })}`;
}

/** Header of the page: a large picture with the text beside it. */
export function DigitalMuseumHeader({ children }: { children: ReactNode }) {
  const { data } = useCategoryText(useCategoryCode());
  const [image] = data?.rows[0]?.images ?? [];
  return (
    <Box>
      <div className="picture">
        {image && <ScenePicture image={image} sizes={headerSizes(image)} eager />}
      </div>
      <div className="colophon">
        {children}
        <Seal height={64} />
      </div>
    </Box>
  );
}
