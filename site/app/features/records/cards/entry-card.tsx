import { styled } from 'styled-components';
import type { ContentEntry } from '../../../../contract/schemas/content';
import { findRoute } from '../../../../contract/shared/route-paths';
import { TextWithLanguage } from '../../../i18n/text-with-language';
import { Link } from '../../../router/link';
import { BellDrawing } from './bell-drawing';
import { lineClamp } from '../../../ui/text/line-clamp';
import { linkedCard } from '../../../ui/link/linked-card';
import { isCroppable } from '../../../ui/picture/is-croppable';
import { Picture } from '../../../ui/picture/picture';
import { PlaceholderDrawing } from '../../../ui/drawing/placeholder-drawing';
import { entryPath } from './entry-path';

const Card = styled.article`
  ${linkedCard}

  .view {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    background: var(--silk);
  }

  .view img {
    position: absolute;
    inset: 16px;
    width: calc(100% - 32px);
    height: calc(100% - 32px);
    background: none;
    object-fit: contain;
  }

  .view[data-scene] img {
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .title {
    margin-top: 16px;
    font-size: 1.2222rem;
  }

  /* With keep-all, a phrase longer than the line would leave its punctuation alone on the next. */
  @media (max-width: 67.4375em) {
    .title:lang(zh) {
      word-break: normal;
    }
  }

  p {
    ${lineClamp(3)}
    margin-top: 4px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.7;
  }
`;

interface EntryCardProps {
  entry: ContentEntry;
  /** Route name of the list that shows it. */
  list: string;
  /** `h2` in the main list of a page, `h3` (default) in a section. */
  heading?: 'h2' | 'h3';
  /** The `sizes` attribute of the picture. Default: a column of a grid. */
  sizes?: string;
}

/** Card of a content entry: picture, title, summary. */
export function EntryCard({
  entry,
  list,
  heading: Heading = 'h3',
  sizes = '(min-width: 768px) 450px, 92vw',
}: EntryCardProps) {
  const path = entryPath(entry, list);
  const [image] = entry.images;
  const Drawing =
    findRoute(entry.categoryCode)?.page === 'music' ? BellDrawing : PlaceholderDrawing;
  const title = <TextWithLanguage text={entry.title} />;
  const isScene = image && isCroppable(image);
  return (
    <Card>
      <div className="view" data-scene={isScene || undefined}>
        {image ? (
          <Picture
            image={image}
            sizes={sizes}
            covers={isScene ? { ratio: 4 / 3 } : undefined}
            alt=""
          />
        ) : (
          <Drawing />
        )}
      </div>
      <Heading className="title">{path ? <Link to={path}>{title}</Link> : title}</Heading>
      {entry.summary && (
        <p>
          <TextWithLanguage text={entry.summary} />
        </p>
      )}
    </Card>
  );
}
