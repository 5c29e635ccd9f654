import { styled } from 'styled-components';
import type { Image, ImageService } from '../../../../contract/schemas/common/fields';
import { scaleFactorsOf } from '../../../../contract/shared/iiif/image-pyramid';
import type { Zoom } from '../../../ui/zoom/use-zoom';
import { TileLayer } from './tile-layer';

/** Fills its parent, whose size must not depend on it; the picture is centred and shown whole. */
const Frame = styled.div`
  display: grid;
  width: 100%;
  height: 100%;
  place-items: center;
  container-type: size;

  .sheet {
    position: relative;
    width: min(100cqw, calc(100cqh * var(--ratio)));
    aspect-ratio: var(--ratio);
  }

  .sheet img {
    width: 100%;
    height: 100%;
  }

  .tiles,
  .tiles img {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .tiles img {
    inset: auto;
  }
`;

interface DeepPictureProps {
  image: Image;
  /** Its tiles; `undefined` for pictures that were imported before there were any. */
  service: ImageService | undefined;
  /** Width of the unzoomed picture in CSS pixels. */
  width: number;
  onZoom: Zoom['subscribe'];
}

/** A picture for zooming: a version for the window, and over it the tiles in sight of the full size. */
export function DeepPicture({ image, service, width, onZoom }: DeepPictureProps) {
  const isTiled = service !== undefined && scaleFactorsOf(service).length > 0;
  const sizes = `${Math.ceil(width)}px`;
  return (
    <Frame style={{ '--ratio': image.width / image.height }}>
      <div className="sheet">
        <picture>
          {isTiled &&
            image.sources?.map(({ type, srcset }) => (
              <source key={type} type={type} srcSet={srcset} sizes={sizes} />
            ))}
          <img
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            draggable={false}
          />
        </picture>
        {isTiled && <TileLayer service={service} onZoom={onZoom} />}
      </div>
    </Frame>
  );
}
