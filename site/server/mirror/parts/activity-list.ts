import { activityKinds } from '../../../contract/activity-kinds';
import type { Activity } from '../../../contract/entities/activity';
import { activityPath } from '../../../contract/route-paths';
import type { Language } from '../../../contract/sites';
import { activityTime } from '../../activity-time';
import { markup, type Markup } from '../../markup';
import { mirrorPath } from '../address';
import { passage } from '../passage';
import { cardHeading, type CardHeading } from './cards';
import { picture } from './picture';

/** Date and time of an activity for its page and its list item. */
export function activityTimeOf(
  { startAt, endAt, isWeekly }: Pick<Activity, 'startAt' | 'endAt' | 'isWeekly'>,
  language: Language,
): string {
  return activityTime({ startAt: new Date(startAt), endAt: new Date(endAt), isWeekly }, language);
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
    const path = mirrorPath(language, activityPath(activityId));
    const facts = [activityKinds[language][kind], activityTimeOf(activity, language), place];
    const linked = markup`<a href="${path}">${passage(title, language)}</a>`;
    const line = facts.filter((fact) => fact !== '').join(' · ');
    return markup`<li><article>${image && picture(image, { sizes: '168px', alt: '' })}<div>${cardHeading(level, linked)}${
      summary && markup`<p>${passage(summary, language)}</p>`
    }<p class="when">${passage(line, language)}</p></div></article></li>
`;
  })}</ul>`;
}
