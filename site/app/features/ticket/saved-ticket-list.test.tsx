import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bookingCalendarPath } from '../../../contract/shared/booking-calendar';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { SavedTicketList } from './saved-ticket-list';
import { saveTicket } from './saved-tickets';

const showPart = createShowPart(setUpRendering());
const hourMs = 60 * 60 * 1000;

/** Saves a ticket whose visit begins in so many hours and lasts one. */
function save(id: string, hours: number): void {
  const timeIn = (later: number) => new Date(Date.now() + later * hourMs).toISOString();
  const times = { startAt: timeIn(hours), endAt: timeIn(hours + 1) };
  saveTicket({ id, code: `CODE${id.toUpperCase()}`, people: 2, ...times }, new Date());
}

const show = async (language: 'zh' | 'en' = 'zh') =>
  (await showPart(<SavedTicketList except={undefined} />, { language })).box;

/** Answers a request for the calendar entry of a booking by its id. */
function answer(respond: (id: string) => Promise<Response>) {
  const fetch = vi.fn((address: string) => {
    const url = new URL(address, 'https://museum.example');
    expect(url.pathname).toBe(bookingCalendarPath);
    return respond(url.searchParams.get('id') ?? '');
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const withStatus = (status: number) => Promise.resolve(new Response('', { status }));

beforeEach(() => {
  window.localStorage.clear();
});

describe('ticket of a booking that was cancelled elsewhere', () => {
  test.each([
    ['zh', '已取消', ['从这台设备移除']],
    ['en', 'Cancelled', ['Remove from this device']],
  ] as const)('ticket is marked in %s and can only be removed', async (language, mark, names) => {
    save('gone', 24);
    save('valid', 48);
    answer((id) => withStatus(id === 'gone' ? 404 : 200));
    const box = await show(language);
    const [gone, valid] = [...box.querySelectorAll('li')];
    expect(gone?.textContent).toContain(mark);
    expect(gone?.querySelector('svg.qr')).toBeNull();
    expect(
      [...(gone?.querySelectorAll('a, button') ?? [])].map((each) => each.textContent),
    ).toEqual(names);
    expect(valid?.textContent).not.toContain(mark);
    expect(valid?.querySelector('svg.qr')).not.toBeNull();
    await actAndWait(() => getControl(box, names[0]).click());
    expect(box.querySelectorAll('li')).toHaveLength(1);
    expect(box.textContent).not.toContain(mark);
  });

  test.each([200, 400, 410, 429, 500, 503])(
    'status %i leaves the ticket as it is',
    async (status) => {
      save('a', 24);
      const fetch = answer(() => withStatus(status));
      const box = await show();
      expect(fetch).toHaveBeenCalledOnce();
      expect(getElement(box, 'li').textContent).not.toContain('已取消');
      expect(box.querySelector('svg.qr')).not.toBeNull();
    },
  );

  test('request that fails leaves the ticket as it is', async () => {
    save('a', 24);
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const box = await show();
    expect(box.querySelector('svg.qr')).not.toBeNull();
  });

  test('each ticket is checked once, and none whose visit is over', async () => {
    save('over', -2);
    save('running', -0.5);
    save('future', 24);
    const fetch = answer(() => withStatus(200));
    const box = await show();
    await actAndWait(() => save('later', 48));
    expect(box.querySelectorAll('li')).toHaveLength(4);
    const ids = fetch.mock.calls.map(([address]) => /[?&]id=([^&]*)/.exec(address)?.[1]);
    expect(ids).toEqual(['running', 'future', 'later']);
  });

  test('at most ten tickets are checked, the next visits first', async () => {
    for (let hours = 12; hours > 0; hours -= 1) save(String(hours), hours);
    const fetch = answer(() => withStatus(404));
    const box = await show();
    expect(fetch).toHaveBeenCalledTimes(10);
    expect(box.querySelectorAll('svg.qr')).toHaveLength(2);
  });

  test('without a connection nothing is asked until it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    save('a', 24);
    const fetch = answer(() => withStatus(404));
    const box = await show();
    expect(fetch).not.toHaveBeenCalled();
    expect(box.querySelector('svg.qr')).not.toBeNull();
    online.mockReturnValue(true);
    await actAndWait(() => window.dispatchEvent(new Event('online')));
    expect(getElement(box, 'li').textContent).toContain('已取消');
  });
});
