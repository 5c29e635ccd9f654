import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Activity } from '../../../contract/schemas/activity';
import { activityPath } from '../../../contract/shared/route-paths';
import { activityMessages } from '../../features/activity/messages';
import { usePlacesText } from '../../features/activity/use-places-text';
import { useIsStaticPage } from '../../ui/static-page';
import { useLanguage } from '../../i18n/i18n-context';
import { formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { plainButton } from '../../ui/button';
import { isCroppable } from '../../ui/picture/is-croppable';
import { Picture } from '../../ui/picture/picture';
import { factLine } from '../../ui/text/fact-line';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 28px;
  padding-block: 20px;
  border-bottom: 1px solid var(--hairline);

  .when {
    font-variant-numeric: tabular-nums;
  }

  .when,
  .facts {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .facts {
    ${factLine}
  }

  h3 {
    font-size: 1.1667rem;
  }

  h3 a {
    display: inline-block;
    padding-block: 8px;
    text-decoration: none;
  }

  h3 a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  .book {
    ${plainButton}
    justify-self: start;
    margin-top: 8px;
  }

  img {
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  /* Photographs of objects are never cropped. */
  .whole {
    background: var(--silk);
    object-fit: contain;
  }

  @media (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr) 96px;
    column-gap: 16px;

    > :not(picture) {
      grid-column: 1;
    }

    img {
      grid-area: 1 / 2 / span 2;
    }
  }

  @media (min-width: 48em) {
    grid-template-columns: 6.5em 144px minmax(0, 1fr) auto;
    align-items: start;

    > div {
      grid-column: 3;
    }

    .when {
      padding-top: 9px;
    }

    .book {
      align-self: center;
      margin: 0;
    }
  }
`;

/** One session of an activity in the list of its day. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const language = useLanguage();
  const messages = usePageMessages(activityMessages);
  const { id, title, kind, summary, startAt, endAt, place, left } = activity;
  const [image] = activity.images;
  const isStatic = useIsStaticPage();
  const path = activityPath(id);
  const facts = [messages.kinds[kind], place, usePlacesText(activity)];
  return (
    <Row>
      <p className="when">{formatTimes(startAt, endAt, language)}</p>
      {image && (
        <Picture
          image={image}
          sizes="144px"
          {...(isCroppable(image) ? { covers: { ratio: 4 / 3 } } : { className: 'whole' })}
          alt=""
        />
      )}
      <div>
        <h3>
          <Link to={path}>
            <TextWithLanguage text={title} />
          </Link>
        </h3>
        {summary && (
          <p>
            <TextWithLanguage text={summary} />
          </p>
        )}
        <p className="facts">
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <Fragment key={fact}>
                <span>{fact}</span>{' '}
              </Fragment>
            ))}
        </p>
      </div>
      {left > 0 && !isStatic && (
        <Link to={path} className="book">
          {messages.book}
          <VisuallyHidden>{language === 'zh' ? `：${title}` : ` ${title}`}</VisuallyHidden>
        </Link>
      )}
    </Row>
  );
}
