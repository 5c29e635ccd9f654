import { styled } from 'styled-components';
import type { Image } from '../../../contract/schemas/common/fields';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { Picture } from '../../ui/picture/picture';
import { SkeletonBlock } from '../../ui/feedback/skeleton';
import { ObjectDrawing } from '../../features/records/cards/object-drawing';

const rowHeight = 'clamp(150px, 21vw, 250px)';

/* Rows of one height: the width of a picture follows its aspect ratio, none is cropped. */
const Rows = styled.ul`
  --row: ${rowHeight};

  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px;

  /* Takes the free width of the last row, whose pictures keep the height of the others. */
  &::after {
    content: '';
    flex: 1000 0 0;
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
    padding: 6px 2px 10px;
    font-size: var(--size-small);
    line-height: 1.5;
  }

  a:hover .name {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }
`;

/* Lower than its row if its file has too few pixels for screens with a pixel ratio of 2. */
const Item = styled.li`
  flex: var(--ratio) 1 calc(var(--row) * var(--ratio));
  max-width: min(100%, var(--sharp-width, 100%));
`;

/** Properties of the item of a picture, whose width is two thirds of its pixels at most. */
const itemStyle = (image: Image | undefined) =>
  image
    ? {
        '--ratio': Math.min(image.width / image.height, 3),
        '--sharp-width': `${Math.round(image.width / 1.5)}px`,
      }
    : { '--ratio': 1 };

export function Wall({ objects }: { objects: readonly Exhibit[] }) {
  return (
    <Rows className="wall">
      {objects.map((object, index) => {
        const [image] = object.images;
        const style = itemStyle(image);
        return (
          <Item key={object.id} style={style}>
            <Link to={exhibitPath(object.id)}>
              {image ? (
                <Picture
                  image={image}
                  sizes={`calc(${(1.5 * style['--ratio']).toFixed(2)} * ${rowHeight})`}
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
    <Rows className="wall" aria-hidden="true">
      {Array.from({ length: 18 }, (_, index) => (
        <Item key={index} style={{ '--ratio': 0.8 }}>
          <SkeletonBlock $ratio="4 / 5" />
        </Item>
      ))}
    </Rows>
  );
}
