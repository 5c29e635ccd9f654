import type { AudioStop } from '../../../contract/schemas/visit';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';

/** Where a stop is, in words. */
export function useStopPlace({ place, showcase }: AudioStop): string {
  const messages = usePageMessages(ownMessages);
  return showcase === undefined ? place : messages.at(place, String(showcase));
}
