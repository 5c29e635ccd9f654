import { useRef, useState } from 'react';
import type { CallInput } from '../../../contract/calls';
import { sites } from '../../../contract/sites';
import { useClient } from '../../api/use-client';
import { useLanguage } from '../../i18n/language';
import { useRoute } from '../../router/use-route';
import { chooseStars, firstChoice, tickAllFive, type StarName } from './stars';

/** The type of a rating (spec section 9). */
const type: NonNullable<CallInput<'ratingCreate'>['type']> = 1;

const nothing = () => undefined;

/** The visitor's choice and its sending. A failed sending says nothing (spec section 8). */
export function useRating(onSent: () => void) {
  const client = useClient();
  const siteId = sites[useLanguage()].id;
  const page = useRoute()?.route.name;
  const [choice, setChoice] = useState(firstChoice);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);

  async function send() {
    sending.current = true;
    setSending(true);
    try {
      await client.callWith(nothing, 'ratingCreate', {
        ...{ siteId, ...choice.stars, type },
        ...(page && { page }),
      });
      onSent();
    } catch {
      // Spec section 8: the visitor sees nothing of a failure; the button can be pressed again.
    } finally {
      // Spec section 4: afterwards all ratings are five again.
      setChoice(firstChoice);
      sending.current = false;
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
      if (!sending.current) void send();
    },
  };
}
