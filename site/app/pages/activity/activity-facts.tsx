import { styled } from 'styled-components';
import type { ActivityDetail } from '../../../contract/schemas/activity';
import { activityMessages } from '../../features/activity/messages';
import { usePlacesText } from '../../features/activity/use-places-text';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { PageTitle } from '../../router/page-title';
import { CaptionedPicture } from '../../ui/picture/captioned-picture';
import { mattedFigure } from '../../ui/picture/matted-figure';
import { RichText } from '../../ui/rich-text/rich-text';
import { factLine } from '../../ui/text/fact-line';
import { Summary } from '../../ui/text/summary';
import { messages as ownMessages } from './messages';

const Box = styled.header`
  .kind {
    color: var(--ash);
  }

  .kind {
    ${factLine}
  }

  .facts {
    display: grid;
    align-items: start;
    gap: 28px var(--gap);
    margin-top: 24px;
  }

  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 24px;
    padding-block: 20px;
    border-block: 1px solid var(--hairline);
  }

  dt {
    color: var(--ash);
  }

  .lead {
    ${mattedFigure('60vh')}
  }

  @media (min-width: 56.25em) {
    .facts[data-pictured] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    }
  }

  .text {
    margin-top: 28px;
  }
`;

interface ActivityFactsProps {
  activity: ActivityDetail;
  /** Whether it has begun: places are not booked any more. */
  isOver: boolean;
}

/** Head of an activity: kind, title, time, place, free places and text. */
export function ActivityFacts({ activity, isOver }: ActivityFactsProps) {
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const common = usePageMessages(activityMessages);
  const { title, kind, summary, startAt, endAt, place, isWeekly } = activity;
  const [image] = activity.images;
  const places = usePlacesText(activity);
  const times = `${formatDay(startAt, language)} ${formatTimes(startAt, endAt, language)}`;
  return (
    <Box>
      <p className="kind">
        <span>{common.kinds[kind]}</span> {isWeekly && <span>{common.weekly}</span>}
      </p>
      <PageTitle title={title} />
      <Summary text={summary} />
      <div className="facts" data-pictured={image ? true : undefined}>
        <dl>
          <dt>{common.when}</dt>
          <dd>
            <time dateTime={startAt}>{times}</time>
          </dd>
          {place && (
            <>
              <dt>{common.place}</dt>
              <dd>
                <TextWithLanguage text={place} />
              </dd>
            </>
          )}
          <dt>{messages.places}</dt>
          <dd>{isOver ? messages.over : places}</dd>
        </dl>
        {image && (
          <CaptionedPicture
            image={image}
            sizes="(min-width: 1280px) 780px, (min-width: 900px) 60vw, 92vw"
            className="lead"
            eager
          />
        )}
      </div>
      <div className="text">
        <RichText html={activity.content} />
      </div>
    </Box>
  );
}
