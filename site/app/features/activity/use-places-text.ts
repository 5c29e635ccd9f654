import type { Activity } from '../../../contract/schemas/activity';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useIsStaticPage } from '../../ui/static-page';
import { activityMessages } from './messages';

/** The free places of an activity; a static page, which may be cached for long, has its capacity. */
export function usePlacesText({ left, capacity }: Pick<Activity, 'left' | 'capacity'>): string {
  const messages = usePageMessages(activityMessages);
  if (useIsStaticPage()) return messages.capacity(capacity);
  return left === 0 ? messages.full : messages.left(left, capacity);
}
