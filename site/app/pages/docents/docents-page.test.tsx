import { describe, expect, test } from 'vitest';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { makeEntry } from '../../testing/records';
import {
  getControl,
  actAndWait,
  getElement,
  setUpRendering,
  writeField,
} from '../../testing/render';
import { reportAllVisible, waitForText } from '../../testing/open-page';
import DocentsPage from './docents-page';
import { sumFreePlacesByDay } from '../../features/form/slot-fields';

const render = setUpRendering();

const day = addDays(museumDay(new Date()), 3);
const slot = (time: string, language: 'zh' | 'en', left: number) => ({
  day,
  time,
  language,
  startAt: `${day}T${time}:00+08:00`,
  endAt: `${day}T${time.slice(0, 2)}:59:00+08:00`,
  place: '一层服务台',
  capacity: 20,
  left,
});
const slots = [slot('10:30', 'zh', 12), slot('10:30', 'en', 0)];

async function open(docentSlots: unknown = listResponse(slots), texts: unknown[] = []) {
  window.location.hash = '#/Service/AppointExplain';
  const service = createFakeService({
    contentPage: pageResponse([]),
    contentCategoryText: listResponse(texts),
    docentSlots,
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ docents: DocentsPage }} />
    </TestProviders>,
  );
  return { box, service };
}

async function fillIn(box: HTMLElement, tour: string): Promise<void> {
  await writeField(box, 'day', day);
  await actAndWait(() => getElement(box, `input[value="${tour}"]`).click());
  await writeField(box, 'people', '2');
  await writeField(box, 'name', '林晚');
  await writeField(box, 'phone', '13800138000');
  await actAndWait(() => getElement(box, '[name=consent]').click());
}

const send = (box: HTMLElement) => actAndWait(() => getControl(box, '预约讲解').click());

describe('docent booking', () => {
  test('docent form stands between the summary of the page and its text', async () => {
    const entry = makeEntry({ summary: '免费讲解。', content: '<p>怎样讲</p>' });
    reportAllVisible();
    const { box } = await open(undefined, [entry]);
    await waitForText(box, '怎样讲');
    const order = ['.summary', 'form', '.text'].map((each) => getElement(box, each));
    for (const [index, part] of order.slice(1).entries()) {
      const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
      expect((order[index]?.compareDocumentPosition(part) ?? 0) & isAfter).toBe(isAfter);
    }
  });

  test('docent form lists the tours of the chosen day with their free places', async () => {
    const { box } = await open();
    expect(box.querySelectorAll('input[type=radio]')).toHaveLength(0);
    await writeField(box, 'day', day);
    const options = [...box.querySelectorAll('[role=radiogroup] label')].map(
      (each) => each.textContent,
    );
    expect(options).toEqual([
      '10:30\u2060–\u206010:59 中文讲解 一层服务台 · 余 12 位',
      '10:30\u2060–\u206010:59 英文讲解 一层服务台 · 已满',
    ]);
  });

  test('docent form marks the tour field as invalid and focuses it when no tour is chosen', async () => {
    const { box, service } = await open();
    await writeField(box, 'day', day);
    await send(box);
    expect(getElement(box, '[role=radiogroup]').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(getElement(box, 'input[type=radio]'));
    expect(service.calls.map(({ name }) => name)).not.toContain('docentBook');
  });

  test('docent form sends day, time and language, shows the booking number and reloads the tours', async () => {
    const { box, service } = await open();
    service.answer('docentBook', {
      success: true,
      code: 0,
      msg: '',
      data: { id: 'T-1', left: 10 },
    });
    await fillIn(box, '10:30 zh');
    await send(box);
    const sent = service.calls.find(({ name }) => name === 'docentBook');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      day,
      time: '10:30',
      language: 'zh',
      people: 2,
    });
    expect(getElement(box, '[role=status]').textContent).toContain('T-1');
    expect(service.calls.filter(({ name }) => name === 'docentSlots')).toHaveLength(2);
    // The form for cancelling is open, with the number of the new booking.
    expect((getElement(box, '[name=id]') as HTMLInputElement).value).toBe('T-1');
    expect(getElement(box, 'details').hasAttribute('open')).toBe(true);
  });

  test('docent form shows the service’s message for a full tour, without a retry button', async () => {
    const { box, service } = await open();
    await fillIn(box, '10:30 en');
    service.answer('docentBook', { success: false, code: 409, msg: '名额已满', data: null });
    await send(box);
    expect(getElement(box, '[role=alert]').textContent).toContain('名额已满');
    expect(() => getControl(box, '重试')).toThrow();
    expect((getElement(box, '[name=name]') as HTMLInputElement).value).toBe('林晚');
  });

  test('docent booking is cancelled by its number and phone', async () => {
    const { box, service } = await open();
    service.answer('docentCancel', { success: true, code: 0, msg: '', data: { left: 12 } });
    const form = getElement(box, 'details form');
    await writeField(form, 'id', 'T-1');
    await writeField(form, 'phone', '13800138000');
    await actAndWait(() => getControl(form, '取消预约').click());
    expect(getElement(box, '[role=status]').textContent).toContain('成功取消');
  });
});

test('docents page without tours shows an empty message', async () => {
  const { box } = await open(listResponse([]));
  expect(box.textContent).toContain('没有可以预约的场次');
});

test('free places of a day are the sum over its tours', () => {
  expect(sumFreePlacesByDay([slot('09:30', 'zh', 3), slot('10:30', 'en', 4)])).toEqual([[day, 7]]);
});
