import { activityKindLabels } from '../../../../contract/shared/activity-kind-labels';
import type { Activity } from '../../../../contract/schemas/activity';
import { activityPath } from '../../../../contract/shared/route-paths';
import type { Language } from '../../../../contract/shared/sites';
import { formatActivityTime } from '../../../calendar/activity-time';
import { markup, type Markup } from '../../shared/markup';
import { crawlablePath } from '../shared/page-paths';
import { languageSpans } from '../shared/language-spans';
import { cardHeading, type CardHeading } from './record-lists';
import { picture } from './picture';

/** Date and time of an activity for its page and its list item. */
export function formatRecordTime(
  { startAt, endAt, isWeekly }: Pick<Activity, 'startAt' | 'endAt' | 'isWeekly'>,
  language: Language,
): string {
  return formatActivityTime(
    { startAt: new Date(startAt), endAt: new Date(endAt), isWeekly },
    language,
  );
}

/**
 * List of activities: title, summary, time and place. The number of places left is omitted: it changes too
 * fast for a page that search engines cache.
 */
export function activityList(
  activities: readonly Activity[],
  language: Language,
  level: CardHeading,
): Markup {
  return markup`<ul class="lines">${activities.map((activity) => {
    const { activityId, title, summary, images, place, kind } = activity;
    const [image] = images;
    const path = crawlablePath(language, activityPath(activityId));
    const facts = [activityKindLabels[language][kind], formatRecordTime(activity, language), place];
    const linked = markup`<a href="${path}">${languageSpans(title, language)}</a>`;
    const line = facts.filter((fact) => fact !== '').join(' · ');
    return markup`<li><article>${image && picture(image, { sizes: '168px', alt: '' })}<div>${cardHeading(level, linked)}${
      summary && markup`<p>${languageSpans(summary, language)}</p>`
    }<p class="when">${languageSpans(line, language)}</p></div></article></li>
`;
  })}</ul>`;
}
