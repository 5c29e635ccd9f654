import type { BookingKind } from '../../contract/shared/booking-kinds';
import { spellReferenceCode } from '../../contract/shared/reference-code';
import { confirmDialog } from '../shared/confirm-dialog';
import type { Context, Page } from '../shared/context';
import { formatDateTime, formatTime } from '../../app/i18n/format-time';
import { createElement } from '../shared/dom';
import { createEmptyList } from '../shared/empty-list';
import { apiErrorMessage } from '../messages/error-messages';
import { createPagedList } from '../shared/paged-list';
import { hasStatus } from '../../session/api-error';
import { asNumber, asText, type Fields } from '../../session/read-values';

export const bookingsPage: Page = (context) => {
  const { bookings, ways } = context.messages;
  return createPagedList(context, {
    call: 'bookingPage',
    empty: () =>
      createEmptyList(context, bookings.empty, [
        ['/Service/Admission', ways.admission],
        ['/Service/AppointExplain', ways.docents],
        ['/Service/Activities', ways.activities],
      ]),
    item: (record, reload) => item(context, record, reload),
  });
};

type Status = 'booked' | 'cancelled' | 'past';

function statusOf(record: Fields): Status {
  const status = asText(record.status);
  return status === 'booked' || status === 'cancelled' ? status : 'past';
}

function titleOf({ messages }: Context, record: Fields): string {
  const kind = asText(record.kind);
  if (kind === 'admission') return messages.bookings.entry;
  if (kind === 'classVisit') return messages.bookings.classVisit;
  const language = asText(record.language);
  const tour = messages.bookings.tour[language === 'zh' || language === 'en' ? language : ''];
  return asText(record.title) || tour;
}

function item(context: Context, record: Fields, reload: () => Promise<void>): HTMLElement {
  const { language, messages } = context;
  const status = statusOf(record);
  const [startAt, endAt] = [asText(record.startAt), asText(record.endAt)];
  const facts = [
    `${formatDateTime(startAt, language)}–${formatTime(endAt, language)}`,
    asText(record.place),
    messages.bookings.people(asNumber(record.people)),
  ];
  return createElement(
    'li',
    { class: 'booking', 'data-status': status },
    createElement(
      'div',
      {},
      createElement(
        'strong',
        { lang: asText(record.titleLang) || undefined },
        titleOf(context, record),
      ),
      createElement(
        'p',
        { class: 'code' },
        createElement('span', { class: 'soft' }, `${messages.bookings.number} `),
        spellReferenceCode(asText(record.code)),
      ),
      ...facts.filter(Boolean).map((fact) => createElement('p', { class: 'soft' }, fact)),
    ),
    createElement('span', { class: 'status' }, messages.bookings.status[status]),
    status === 'booked' && cancelButton(context, record, reload),
  );
}

/** Calls that cancel a booking, by its kind. */
const cancelCalls: Readonly<Record<string, `${BookingKind}Cancel`>> = {
  admission: 'admissionCancel',
  docent: 'docentCancel',
  classVisit: 'classVisitCancel',
};

function cancelButton(
  context: Context,
  record: Fields,
  reload: () => Promise<void>,
): HTMLButtonElement {
  const { messages, client, announce } = context;
  const title = titleOf(context, record);
  const call = cancelCalls[asText(record.kind)] ?? 'activityCancel';
  const cancel = async () => {
    if (!(await confirmDialog(messages.bookings.question(title), messages))) return;
    try {
      await client.call(call, { id: asText(record.id), phone: asText(record.phone) });
      await reload();
      announce(messages.bookings.cancelled(title));
    } catch (error) {
      // It was cancelled before, or has begun: the list shows which.
      if (hasStatus(error, 409)) await reload().catch(() => undefined);
      announce(apiErrorMessage(error, messages));
    }
  };
  return createElement(
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
