import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';

const gap = 10;
const maxRowHeight = 250;
const rowHeight = `clamp(150px, 21vw, ${maxRowHeight}px)`;

/*
 * Rows of one height that end at the right edge: the width of a tile follows the aspect ratio of its picture, which is
 * not cropped. A picture with too few pixels for screens with a pixel ratio of 2 stands in the middle of its tile.
 */
const Rows = styled.ul`
  --row: ${rowHeight};

  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${gap}px;

  /* Takes the free width of the last row, whose pictures keep the height of the others. */
  &::after {
    content: '';
    flex: 9999 0 0;
  }

  a {
    position: relative;
    display: block;
    text-decoration: none;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: var(--tile);
    padding-inline: max(0px, (100% - var(--sharp-width)) / 2);
    background: var(--silk);
    object-fit: contain;
  }

  .turns {
    position: absolute;
    top: 0;
    right: 0;
    padding: 0.1em 0.6em;
    background: var(--button);
    color: var(--on-button);
    font-size: var(--size-small);
  }

  .name {
    display: block;
    padding: 6px 0 10px;
    font-size: var(--size-small);
    /* The longest word of an English title fits the narrowest tile. */
    letter-spacing: -0.02em;
    line-height: 1.5;
  }

  a:hover .name {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }
`;

/* A row takes the whole width only if the sum of its factors is at least 1. */
const Item = styled.li`
  flex: calc(4 * var(--tile)) 1 calc(var(--row) * var(--tile));
  max-width: 100%;

  /* The last row has at least two pictures: the last but one takes the room of both, the last stands in it. */
  --half: calc(50% - ${gap}px);
  --both: calc(min(var(--row) * var(--last), var(--half)) + ${gap}px);

  &:nth-last-child(-n + 2) {
    flex-basis: min(var(--row) * var(--tile), var(--half));
  }

  &:nth-last-child(2) {
    margin-right: var(--both);
  }

  &:last-child:not(:first-child) {
    margin-left: calc(-1 * var(--both));
  }
`;

/**
 * Aspect ratio of the tile of a picture, which is at most twice as wide as high, and not wider than a picture
 * with few pixels in a row of full height.
 */
const tileRatio = (image: Image | undefined) =>
  image ? Math.min(image.width / image.height, 2, image.width / 1.5 / maxRowHeight) : 1;

export function Wall({ objects }: { objects: readonly Exhibit[] }) {
  return (
    <Rows className="wall" style={{ '--last': tileRatio(objects.at(-1)?.images[0]) }}>
      {objects.map((object, index) => {
        const [image] = object.images;
        const ratio = tileRatio(image);
        return (
          <Item key={object.id} style={{ '--tile': ratio }}>
            <Link to={exhibitPath(object.id)}>
              {image ? (
                <Picture
                  image={image}
                  // A row with one picture less than its width has room for grows to twice its height at most.
                  sizes={`(min-width: 768px) calc(${(2 * ratio).toFixed(2)} * ${rowHeight}), 92vw`}
                  alt=""
                  eager={index < 4}
                />
              ) : (
                <ObjectDrawing material={object.material} />
              )}
              {object.turns && <span className="turns">360°</span>}
              <span className="name">
                <TextWithLanguage text={object.title} />
              </span>
            </Link>
          </Item>
        );
      })}
    </Rows>
  );
}

export function WallSkeleton() {
  return (
    <Rows className="wall" aria-hidden="true" style={{ '--last': 0.8 }}>
      {Array.from({ length: 18 }, (_, index) => (
        <Item key={index} style={{ '--tile': 0.8 }}>
          <SkeletonBlock $ratio="4 / 5" />
        </Item>
      ))}
    </Rows>
  );
}
