import { expect, test, vi } from 'vitest';
import { endpoints } from '../../contract/shared/endpoints';
import { createTokenStore } from '../../session/token-store';
import { zh } from '../messages/messages-zh';
import { createMemberClient } from '../shared/member-client';
import { bookingsPage } from './bookings';

const booking = {
  ...{ id: '1', phone: '13800138000', kind: 'admission', people: 1, code: 'ABCDEF' },
  ...{ startAt: '2026-12-01 10:00:00', endAt: '2026-12-01 11:00:00' },
};

test('booking whose cancellation the service has received before is shown as cancelled', async () => {
  let isCancelled = false;
  const respond = (path: string): Response => {
    if (path === endpoints.admissionCancel.path) {
      isCancelled = true;
      const body = { success: false, code: 409, msg: '已经取消过了', data: null };
      return new Response(JSON.stringify(body), { status: 409 });
    }
    const records = [{ ...booking, status: isCancelled ? 'cancelled' : 'booked' }];
    return new Response(
      JSON.stringify({ success: true, code: 0, msg: '', data: records, records, total: 1 }),
    );
  };
  const announce = vi.fn();
  const content = await bookingsPage({
    ...{ language: 'zh', messages: zh, announce, returnToSite: () => undefined },
    ...{ pageUrl: (page) => `/user-centre/${page}`, siteUrl: (route) => `/#${route}` },
    client: createMemberClient({
      ...{ language: 'zh', tokens: createTokenStore(() => localStorage), locks: undefined },
      fetch: (address) => Promise.resolve(respond((address as string).split('?')[0] ?? '')),
    }),
  });
  document.body.append(content);
  content.querySelector<HTMLButtonElement>('.booking button')?.click();
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === '确定',
  );
  confirm?.click();
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('已经取消过了'));
  expect(content.querySelector('.status')?.textContent).toBe(zh.bookings.status.cancelled);
});
