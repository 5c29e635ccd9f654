import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import {
  actAndWait,
  getControl,
  getElement,
  setUpRendering,
  writeField,
} from '../../testing/render';
import { saveTicket } from '../../features/ticket/saved-tickets';
import { makeEntry } from '../../testing/records';
import {
  createFakeService,
  listResponse,
  pageResponse,
  TestProviders,
  TestRouter,
} from '../../testing/test-app';
import { ClassVisitBooking } from './class-visit-booking';
import ClassVisitPage from './class-visit-page';

const render = setUpRendering();
const day = addDays(museumDay(new Date()), 5);
const slot = (time: string, left: number) => ({
  ...{ day, time, left, capacity: 2 },
  startAt: `${day}T${time}:00+08:00`,
  endAt: `${day}T${time.slice(0, 2)}:59:00+08:00`,
});
const slots = [slot('09:30', 2), slot('14:00', 0)];

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let visits = 0;
/** Opens the booking at an address of its own: unsent input is kept by the address. */
async function open(classVisitSlots: unknown = listResponse(slots)) {
  visits += 1;
  window.location.hash = `#/Education/ClassVisit?visit=${visits}`;
  const texts = [makeEntry({ summary: '带一个班来。', content: '<p>来之前</p>' })];
  const service = createFakeService({
    ...{ contentPage: pageResponse([]), contentCategoryText: listResponse(texts) },
    classVisitSlots,
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'class-visit': ClassVisitBooking }} />
    </TestProviders>,
  );
  return { box, service };
}

async function fillIn(box: HTMLElement, time: string, adults = '3'): Promise<void> {
  await writeField(box, 'day', day);
  await actAndWait(() => getElement(box, `input[value="${time}"]`).click());
  await writeField(box, 'school', '湖滨小学');
  await writeField(box, 'stage', 'upperPrimary');
  await writeField(box, 'pupils', '38');
  await writeField(box, 'adults', adults);
  await actAndWait(() => getElement(box, 'input[value="wheelchair"]').click());
  await writeField(box, 'name', '林晚');
  await writeField(box, 'phone', '13800138000');
  await actAndWait(() => getElement(box, '[name=consent]').click());
}

/** Waits for the code of a ticket, which is loaded after its page. */
const waitForCode = (box: HTMLElement) =>
  vi.waitFor(async () => {
    await actAndWait(() => undefined);
    return getElement(box, 'svg.qr');
  }, 10_000);

const send = (box: HTMLElement) => actAndWait(() => getControl(box, '预约学校参观').click());

describe('class visit booking', () => {
  test('class visit form lists the sessions of the chosen day with the classes that still fit', async () => {
    const { box } = await open();
    await writeField(box, 'day', day);
    expect(getElement(box, `option[value="${day}"]`).textContent).toContain('余 2 个班');
    const options = [...box.querySelectorAll('[role=radiogroup] label')].map(
      (each) => each.textContent,
    );
    expect(options).toEqual(['09:30\u2060–\u206009:59 余 2 个班', '14:00\u2060–\u206014:59 已满']);
  });

  test('class visit form with too few adults says how many the pupils need, and sends nothing', async () => {
    const { box, service } = await open();
    await fillIn(box, '09:30', '2');
    await send(box);
    const adults = getElement(box, '[name=adults]');
    expect(document.activeElement).toBe(adults);
    expect(adults.getAttribute('aria-invalid')).toBe('true');
    expect(box.textContent).toContain('每 15 名学生至少 1 位成人：38 名学生需要 3 位。');
    expect(service.calls.map(({ name }) => name)).not.toContain('classVisitBook');
  });

  test('class visit form marks every missing field and focuses the first', async () => {
    const { box } = await open();
    await send(box);
    expect(document.activeElement).toBe(getElement(box, '[name=day]'));
    expect(getElement(box, '[role=alert]').textContent).toContain('需要填写或改正');
  });

  test('class visit form sends the class and shows its number and group', async () => {
    const { box, service } = await open();
    service.answer('classVisitBook', {
      ...{ success: true, code: 0, msg: '' },
      data: { id: 'T-1', code: 'ABC234', left: 1 },
    });
    await fillIn(box, '09:30');
    await send(box);
    const sent = service.calls.find(({ name }) => name === 'classVisitBook');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      ...{ day, time: '09:30', school: '湖滨小学', stage: 'upperPrimary' },
      ...{ pupils: 38, adults: 3, access: ['wheelchair'] },
    });
    const receipt = getElement(box, '[role=status]').textContent;
    expect(receipt).toContain(spellReferenceCode('ABC234'));
    expect(receipt).toContain('38 名学生，3 位成人');
    expect((getElement(box, '[name=id]') as HTMLInputElement).value).toBe('ABC234');
    await waitForCode(box);
    const kept = window.localStorage.getItem('tickets');
    expect(kept).toContain('"people":41');
    expect(kept).not.toContain('13800138000');
  });

  test('class visit form keeps what was typed when the session is full', async () => {
    const { box, service } = await open();
    await fillIn(box, '14:00');
    service.answer('classVisitBook', { success: false, code: 409, msg: '名额已满', data: null });
    await send(box);
    expect(getElement(box, '[role=alert]').textContent).toContain('名额已满');
    expect((getElement(box, '[name=school]') as HTMLInputElement).value).toBe('湖滨小学');
  });

  test('class visit is cancelled by its number and phone, and its ticket removed from the device', async () => {
    saveTicket({ id: 'T-1', code: 'ABC234', ...slot('09:30', 1), people: 41 }, new Date());
    const { box, service } = await open();
    await waitForCode(box);
    service.answer('classVisitCancel', { success: true, code: 0, msg: '', data: { left: 2 } });
    const form = getElement(box, 'details form');
    await writeField(form, 'id', 'ABC234');
    await writeField(form, 'phone', '13800138000');
    await actAndWait(() => getControl(form, '取消预约').click());
    expect(getElement(box, 'details [role=status]').textContent).toContain('成功取消');
    expect(box.querySelector('svg.qr')).toBeNull();
  });
});

test('class visit page without sessions says whom to call', async () => {
  const { box } = await open(listResponse([]));
  expect(box.textContent).toContain('请打电话给博物馆');
});

test('class visit page shows its title and summary before the form has loaded', async () => {
  window.location.hash = '#/Education/ClassVisit';
  const texts = listResponse([makeEntry({ summary: '带一个班来。' })]);
  const service = createFakeService({ contentCategoryText: texts });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'class-visit': ClassVisitPage }} />
    </TestProviders>,
  );
  expect(getElement(box, 'h1').textContent).toBe('预约学校参观');
  expect(getElement(box, '.summary').textContent).toBe('带一个班来。');
});
