import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { saveTicket } from '../../features/ticket/saved-tickets';
import {
  createFakeService,
  listResponse,
  pageResponse,
  TestProviders,
  TestRouter,
} from '../../testing/test-app';
import {
  actAndWait,
  getControl,
  getElement,
  setUpRendering,
  writeField,
} from '../../testing/render';
import AdmissionPage from './admission-page';

const render = setUpRendering();

const day = addDays(museumDay(new Date()), 3);
const slot = (time: string, left: number, required = false) => ({
  ...{ day, time, capacity: 300, left, required },
  startAt: `${day}T${time}:00+08:00`,
  endAt: `${day}T${time.slice(0, 2)}:59:00+08:00`,
});

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
});

async function open(slots: readonly unknown[] = [slot('10:00', 280), slot('11:00', 0)]) {
  window.location.hash = '#/Service/Admission';
  const service = createFakeService({
    contentPage: pageResponse([]),
    contentCategoryText: listResponse([]),
    admissionSlots: listResponse([...slots]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ admission: AdmissionPage }} />
    </TestProviders>,
  );
  return { box, service };
}

async function fillIn(box: HTMLElement): Promise<void> {
  await writeField(box, 'day', day);
  await actAndWait(() => getElement(box, 'input[value="10:00"]').click());
  await writeField(box, 'people', '2');
  await writeField(box, 'name', '林晚');
  await writeField(box, 'phone', '13800138000');
  await actAndWait(() => getElement(box, '[name=consent]').click());
}

/** The QR code, whose code is loaded when it is shown. */
async function codeIn(box: HTMLElement): Promise<HTMLElement> {
  return vi.waitFor(async () => {
    await actAndWait(() => undefined);
    return getElement(box, 'svg.qr');
  }, 10_000);
}

test('times of the chosen day are listed with how busy they are and their free places', async () => {
  const { box } = await open([slot('10:00', 280), slot('11:00', 0), slot('13:00', 40, true)]);
  await writeField(box, 'day', day);
  const options = [...box.querySelectorAll('[role=radiogroup] label')];
  expect(options.map((each) => each.textContent)).toEqual([
    '10:00\u2060–\u206010:59 较空闲 · 余 280 位',
    '11:00\u2060–\u206011:59 已满',
    '13:00\u2060–\u206013:59 较拥挤 · 余 40 位 · 须预约',
  ]);
  expect(getElement(box, '.lead').textContent).toContain('没有预约不能进馆');
});

/** Books an entry on a new page. */
async function book() {
  const { box, service } = await open();
  const data = { id: '0f0e7a52-5d3b-4f6a-9a43-9f0c6b1d2e10', code: 'K7M4XQ', left: 278 };
  service.answer('admissionBook', { success: true, code: 0, msg: '', data });
  service.answer('admissionCancel', { success: true, code: 0, msg: '', data: { left: 300 } });
  await fillIn(box);
  await actAndWait(() => getControl(box, '预约入馆').click());
  return { box, service };
}

test('booked entry shows its number and its code, keeps a ticket and reloads the times', async () => {
  const { box, service } = await book();
  const sent = service.calls.find(({ name }) => name === 'admissionBook');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ day, time: '10:00', people: 2 });
  expect(getElement(box, '[role=status]').textContent).toContain('K 7 M 4 X Q');
  await codeIn(box);
  expect(getElement(box, 'svg.qr').getAttribute('aria-label')).toBe('二维码，编号 K 7 M 4 X Q');
  expect(window.localStorage.getItem('tickets')).toContain('K7M4XQ');
  expect(window.localStorage.getItem('tickets')).not.toContain('13800138000');
  expect(service.calls.filter(({ name }) => name === 'admissionSlots')).toHaveLength(2);
});

test('entry cancelled below its receipt takes receipt and ticket away', async () => {
  const { box } = await book();
  await codeIn(box);
  await actAndWait(() => getControl(getElement(box, 'details form'), '取消预约').click());
  expect(box.textContent).not.toContain('预约成功');
  expect(box.querySelector('svg.qr')).toBeNull();
  expect(window.localStorage.getItem('tickets')).not.toContain('K7M4XQ');
  expect(getControl(box, '预约入馆')).toBeTruthy();
  expect(document.activeElement).toBe(getElement(box, 'details h3'));
});

test('cancellation of another entry leaves the receipt its ticket', async () => {
  const { box } = await book();
  await codeIn(box);
  await writeField(getElement(box, 'details form'), 'id', 'AAAAAA');
  await actAndWait(() => getControl(getElement(box, 'details form'), '取消预约').click());
  expect(box.querySelectorAll('svg.qr')).toHaveLength(1);
  expect(getElement(box, '[role=status]').querySelector('svg.qr')).not.toBeNull();
});

test('cancelled entry takes its ticket away', async () => {
  const ticket = { id: 'x', code: 'K7M4XQ', ...slot('10:00', 1), people: 2 };
  saveTicket(ticket, new Date());
  const { box, service } = await open();
  await codeIn(box);
  service.answer('admissionCancel', { success: true, code: 0, msg: '', data: { left: 300 } });
  const form = getElement(box, 'details form');
  await writeField(form, 'id', 'k7m4xq');
  await writeField(form, 'phone', '13800138000');
  await actAndWait(() => getControl(form, '取消预约').click());
  expect(box.querySelector('svg.qr')).toBeNull();
});

test('ticket of an earlier booking is removed from the device without cancelling', async () => {
  saveTicket({ id: 'x', code: 'K7M4XQ', ...slot('10:00', 1), people: 2 }, new Date());
  const { box, service } = await open();
  await codeIn(box);
  await actAndWait(() => getControl(box, '从这台设备移除').click());
  expect(box.querySelector('svg.qr')).toBeNull();
  expect(service.calls.map(({ name }) => name)).not.toContain('admissionCancel');
});

test('page without times says that no booking is needed', async () => {
  const { box } = await open([]);
  expect(box.textContent).toContain('不需要预约');
});
