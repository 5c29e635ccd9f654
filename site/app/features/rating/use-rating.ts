import { useRef, useState } from 'react';
import type { CallInput } from '../../../contract/schemas';
import { sites } from '../../../contract/shared/sites';
import { useClient } from '../../api/client/use-client';
import { useLanguage } from '../../i18n/i18n-context';
import { useRoute } from '../../router/use-route';
import { chooseStars, initialRating, tickAllFive, type StarName } from './stars';

/** Value of `type` (spec section 9). */
const type: NonNullable<CallInput<'ratingCreate'>['type']> = 1;

const noop = () => undefined;

/** State and submission of the rating form. A failed request shows no notice (spec section 8). */
export function useRating(onSent: () => void) {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const page = useRoute()?.route.name;
  const [choice, setChoice] = useState(initialRating);
  const [isSending, setSending] = useState(false);
  const isPending = useRef(false);

  async function send() {
    isPending.current = true;
    setSending(true);
    try {
      await client.call(noop, 'ratingCreate', {
        ...{ siteId, ...choice.stars, type },
        ...(page && { page }),
      });
      onSent();
    } catch {
      // No notice (spec section 8); the form can be submitted again.
    } finally {
      // Reset to five stars in any case (spec section 4).
      setChoice(initialRating);
      isPending.current = false;
      setSending(false);
    }
  }

  return {
    choice,
    isSending,
    choose: (name: StarName, count: number) => {
      setChoice(chooseStars(choice, name, count));
    },
    tick: (ticked: boolean) => {
      setChoice(tickAllFive(choice, ticked));
    },
    submit: () => {
      if (!isPending.current) void send();
    },
  };
}
