import { styled } from 'styled-components';
import type { Exhibition } from '../../../../contract/schemas/exhibition';
import { exhibitionPath } from '../../../../contract/shared/route-paths';
import { useMessages } from '../../../i18n/i18n-context';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { isCroppable } from '../../../ui/picture/is-croppable';
import { Picture } from '../../../ui/picture/picture';
import { PlaceholderDrawing } from '../../../ui/drawing/placeholder-drawing';
import { factLine } from '../../../ui/text/fact-line';
import { splitTitle, useExhibitionDates } from './exhibition-facts';

const Card = styled(Link)`
  display: block;
  color: inherit;
  text-decoration: none;

  .view {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: var(--silk);
  }

  .view img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focal, 50% 62%);
    transition: scale 0.8s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  .view[data-whole] img {
    inset: 20px;
    width: calc(100% - 40px);
    height: calc(100% - 40px);
    background: none;
    object-fit: contain;
  }

  &:hover .view img {
    scale: 1.02;
  }

  .title {
    margin-top: 18px;
    font-size: var(--size-h3);
  }

  &:hover .title {
    color: var(--cinnabar-text);
  }

  .title small {
    display: block;
    font-size: 0.78em;
    font-weight: 400;
  }

  .when {
    ${factLine}
    /* No line break inside a date or a room name. */
    word-break: keep-all;
    margin-top: 8px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .status {
    margin-right: 0.8em;
    padding: 0.1em 0.6em;
    border: 1px solid currentColor;
    color: var(--cinnabar-text);
  }

  .past {
    color: var(--ash);
  }
`;

interface ExhibitionCardProps {
  exhibition: Exhibition;
  sizes: string;
  /** Aspect ratio of the picture where the page changes it. Default 16 / 10. */
  ratio?: number;
  eager?: boolean;
  /** `h2` in the main list of a page, `h3` (default) in a section. */
  heading?: 'h2' | 'h3';
}

export function ExhibitionCard({
  exhibition,
  sizes,
  ratio = 16 / 10,
  eager = false,
  heading: Heading = 'h3',
}: ExhibitionCardProps) {
  const { status } = useMessages().exhibitions;
  const dates = useExhibitionDates(exhibition);
  const [image] = exhibition.images;
  const { main, rest } = splitTitle(exhibition.title);
  const isScene = image && isCroppable(image);
  return (
    <Card to={exhibitionPath(exhibition.kind, exhibition.id)}>
      <div className="view" data-whole={(image && !isScene) || undefined}>
        {image ? (
          <Picture
            image={image}
            sizes={sizes}
            covers={isScene ? { ratio } : undefined}
            eager={eager}
            alt=""
          />
        ) : (
          <PlaceholderDrawing />
        )}
      </div>
      <Heading className="title">
        <TextWithLanguage text={main} />
        {rest && (
          <small>
            <TextWithLanguage text={rest} />
          </small>
        )}
      </Heading>
      <p className="when">
        <span>
          {exhibition.status !== 'current' && (
            <span className={`status ${exhibition.status}`}>{status[exhibition.status]}</span>
          )}
          {dates}
        </span>
        {exhibition.place && <span> {exhibition.place}</span>}
      </p>
    </Card>
  );
}
