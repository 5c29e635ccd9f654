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

/** When an activity takes place, as its page and its line in a list say it. */
export function activityTimeOf(
  { startAt, endAt, isWeekly }: Pick<Activity, 'startAt' | 'endAt' | 'isWeekly'>,
  language: Language,
): string {
  return activityTime({ startAt: new Date(startAt), endAt: new Date(endAt), isWeekly }, language);
}

/**
 * Activities as lines: title, first words, when and where. How many places are left changes too fast
 * for a page that others keep; the app tells it.
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
