import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { entryPath } from '../../features/records/cards/entry-path';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { isCroppable } from '../../ui/picture/is-croppable';
import { linkedCard } from '../../ui/link/linked-card';
import { Picture } from '../../ui/picture/picture';
import { messages as ownMessages } from './messages';

const Card = styled.article`
  ${linkedCard}
  display: grid;
  grid-template-columns: clamp(88px, 24%, 128px) minmax(0, 1fr);
  gap: 16px clamp(16px, 2vw, 28px);
  padding-block: 24px;
  border-bottom: 1px solid var(--hairline);

  .view {
    align-self: start;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    background: var(--silk);
  }

  img {
    width: 100%;
    height: 100%;
    background: none;
    object-fit: contain;
  }

  [data-scene] img {
    object-fit: cover;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .facts .film {
    color: var(--cinnabar-text);
  }

  .title {
    font-size: 1.2222rem;
  }

  .summary {
    margin-top: 6px;
    line-height: 1.7;
  }
`;

interface LessonCardProps {
  lesson: ContentEntry;
  /** Route name of the list that shows it. */
  list: string;
}

export function LessonCard({ lesson, list }: LessonCardProps) {
  const messages = usePageMessages(ownMessages);
  const [image] = lesson.images;
  const isScene = image && isCroppable(image);
  const path = entryPath(lesson, list) ?? '/';
  const { level, topic, minutes, film } = lesson.facts ?? {};
  return (
    <Card>
      <div className="view" data-scene={isScene || undefined}>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 900px) 180px, 30vw"
            covers={isScene ? { ratio: 4 / 5 } : undefined}
            alt=""
          />
        )}
      </div>
      <div>
        <p className="facts">
          {level && <span>{level}</span>}
          {topic && <span>{topic}</span>}
          {minutes && <span>{messages.minutes(minutes)}</span>}
          {film && <span className="film">{messages.withFilm}</span>}
        </p>
        <h2 className="title">
          <Link to={path}>
            <TextWithLanguage text={lesson.title} />
          </Link>
        </h2>
        <p className="summary">
          <TextWithLanguage text={lesson.summary} />
        </p>
      </div>
    </Card>
  );
}
