import { ask } from '../ask';
import type { Context, Page } from '../context';
import { momentOf, timeOf } from '../dates';
import { element } from '../dom';
import { failureWords } from '../fault-words';
import { createPagedList } from '../paged-list';
import { number, text, type Fields } from '../read-values';

export const bookingsPage: Page = (context) =>
  createPagedList(context, {
    call: 'bookingPage',
    empty: () => element('div', { class: 'empty' }, element('p', {}, context.words.bookings.empty)),
    item: (record, reload) => item(context, record, reload),
  });

type Status = 'booked' | 'cancelled' | 'past';

function statusOf(record: Fields): Status {
  const status = text(record.status);
  return status === 'booked' || status === 'cancelled' ? status : 'past';
}

function titleOf({ words: messages }: Context, record: Fields): string {
  const language = text(record.language);
  const tour = messages.bookings.tour[language === 'zh' || language === 'en' ? language : ''];
  return text(record.title) || tour;
}

function item(context: Context, record: Fields, reload: () => Promise<void>): HTMLElement {
  const { language, words: messages } = context;
  const status = statusOf(record);
  const [startAt, endAt] = [text(record.startAt), text(record.endAt)];
  const facts = [
    `${momentOf(startAt, language)}–${timeOf(endAt, language)}`,
    text(record.place),
    messages.bookings.people(number(record.people)),
  ];
  return element(
    'li',
    { class: 'booking', 'data-status': status },
    element(
      'div',
      {},
      element('strong', { lang: text(record.titleLang) || undefined }, titleOf(context, record)),
      ...facts.filter(Boolean).map((fact) => element('p', { class: 'soft' }, fact)),
    ),
    element('span', { class: 'status' }, messages.bookings.status[status]),
    status === 'booked' && cancelButton(context, record, reload),
  );
}

function cancelButton(
  context: Context,
  record: Fields,
  reload: () => Promise<void>,
): HTMLButtonElement {
  const { words: messages, client, announce } = context;
  const title = titleOf(context, record);
  const call = text(record.kind) === 'docent' ? 'docentCancel' : 'activityCancel';
  const cancel = async () => {
    if (!(await ask(messages.bookings.question(title), messages))) return;
    try {
      await client.call(call, { id: text(record.id), phone: text(record.phone) });
      await reload();
      announce(messages.bookings.cancelled(title));
    } catch (error) {
      announce(failureWords(error, messages));
    }
  };
  return element(
    'button',
    {
      type: 'button',
      class: 'plain',
      'aria-label': messages.bookings.cancelOf(title),
      click: () => void cancel(),
    },
    messages.bookings.cancel,
  );
}
