import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import { ScenePicture } from '../../ui/picture/scene-picture';

const height = 'clamp(220px, 52vh, 600px)';

const Band = styled.div`
  margin-bottom: clamp(28px, 4vw, 64px);
  border-bottom: 14px solid var(--silk);

  img {
    height: ${height};
    object-fit: cover;
    object-position: var(--focal, 50% 40%);
  }
`;

/** A picture across the full page width, at the top of an area page. */
export function Cover({ image }: { image: Image }) {
  return (
    <Band>
      <ScenePicture image={image} sizes="100vw" covers={{ height }} eager />
    </Band>
  );
}
