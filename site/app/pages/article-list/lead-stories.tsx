import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { entryPath } from '../../features/records/cards/entry-path';
import { formatDate } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { linkedCard } from '../../ui/link/linked-card';
import { isCroppable } from '../../ui/picture/is-croppable';
import { Picture } from '../../ui/picture/picture';
import { useKindOf } from './use-kind-of';

const Stories = styled.div`
  display: grid;
  gap: clamp(28px, 3vw, 44px) var(--gap);
  margin-bottom: clamp(28px, 4vw, 56px);

  article {
    ${linkedCard}
  }

  .view {
    display: grid;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: var(--silk);
  }

  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    padding: clamp(12px, 2vw, 28px);
    background: none;
    object-fit: contain;
  }

  [data-scene] img {
    padding: 0;
    object-fit: cover;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
    margin-top: 14px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .title {
    margin-top: 4px;
    font-size: var(--size-h3);
    line-height: 1.4;
  }

  .first .title {
    font-size: var(--size-h2);
  }

  .summary {
    margin-top: 8px;
    max-width: var(--measure);
  }

  @media (min-width: 40em) and (max-width: 56.24em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    .first {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 56.25em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    grid-template-rows: auto 1fr;

    .first {
      grid-row: span 2;
    }
  }
`;

/** The newest stories above the list: the first with a large picture, two beside it. */
export function LeadStories({ entries, list }: { entries: readonly ContentEntry[]; list: string }) {
  const language = useLanguage();
  const kindOf = useKindOf(list);
  return (
    <Stories>
      {entries.map((entry, index) => {
        const [image] = entry.images;
        const isScene = image && isCroppable(image);
        const path = entryPath(entry, list);
        const title = <TextWithLanguage text={entry.title} />;
        const isFirst = index === 0;
        return (
          <article key={entry.id} className={isFirst ? 'first' : undefined}>
            {image && (
              <div className="view" data-scene={isScene || undefined}>
                <Picture
                  image={image}
                  sizes={
                    isFirst
                      ? '(min-width: 1280px) 800px, (min-width: 900px) 60vw, 92vw'
                      : '(min-width: 1280px) 460px, (min-width: 900px) 34vw, 92vw'
                  }
                  covers={isScene ? { ratio: 16 / 10 } : undefined}
                  eager={isFirst}
                  alt=""
                />
              </div>
            )}
            <p className="meta">
              <span>{kindOf(entry)}</span>
              <time dateTime={entry.publishedAt}>{formatDate(entry.publishedAt, language)}</time>
            </p>
            <h2 className="title">{path ? <Link to={path}>{title}</Link> : title}</h2>
            {isFirst && entry.summary && (
              <p className="summary">
                <TextWithLanguage text={entry.summary} />
              </p>
            )}
          </article>
        );
      })}
    </Stories>
  );
}
