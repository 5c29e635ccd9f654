import { styled } from 'styled-components';
import type { Exhibit } from '../../../../contract/schemas/exhibit';
import { exhibitPath } from '../../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { PeriodAndDate } from '../facts/period-label';
import { Picture } from '../../../ui/picture/picture';
import { ObjectDrawing } from './object-drawing';

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  color: inherit;
  text-decoration: none;

  .stage {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    /* The bottom border must not reduce the height of the content box. */
    box-sizing: content-box;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    border-bottom: 1px solid var(--silk-deep);
  }

  .stage img {
    /* Fits both dimensions of the 4:5 box. */
    width: min(100%, calc(125% * var(--ratio)));
    transition: scale 0.6s cubic-bezier(0.2, 0.7, 0.2, 1);
    transform-origin: bottom;
  }

  &:hover .stage img {
    scale: 1.025;
  }

  .title {
    margin-top: 14px;
    font-family: var(--title-font);
    font-size: 1.1111rem;
    font-weight: 600;
    line-height: 1.45;
  }

  &:lang(en) .title {
    font-weight: 400;
    line-height: 1.3;
  }

  &:hover .title {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  .label {
    display: grid;
    align-content: start;
    justify-items: start;
    margin-top: 4px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }
`;

interface ObjectCardProps {
  object: Exhibit;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  eager?: boolean;
}

/** Card of an object: the uncropped photograph, aligned at the bottom with the other cards of its row. */
export function ObjectCard({ object, sizes, eager = false }: ObjectCardProps) {
  const [image] = object.images;
  return (
    <Card to={exhibitPath(object.id)}>
      <span className="stage">
        {image ? (
          <Picture image={image} sizes={sizes} eager={eager} alt="" />
        ) : (
          <ObjectDrawing material={object.material} />
        )}
      </span>
      <span className="title">
        <TextWithLanguage text={object.title} />
      </span>
      <span className="label">
        <PeriodAndDate object={object} />
      </span>
    </Card>
  );
}
