import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import { ScenePicture } from '../../ui/picture/scene-picture';

const Band = styled.div`
  margin-bottom: clamp(28px, 4vw, 64px);
  border-bottom: 14px solid var(--silk);

  img {
    height: clamp(220px, 52vh, 600px);
    object-fit: cover;
    object-position: 50% 40%;
  }
`;

/** A picture across the full page width, at the top of an area page. */
export function Cover({ image }: { image: Image }) {
  return (
    <Band>
      <ScenePicture image={image} sizes="max(100vw, 940px)" eager />
    </Band>
  );
}
