import { describe, expect, test, vi } from 'vitest';
import {
  actAndWait,
  getControl,
  getElement,
  setUpRendering,
  writeField,
} from '../../testing/render';
import { TestProviders, createFakeService, listResponse } from '../../testing/test-app';
import { FormSection } from './form-section';

const render = setUpRendering();

const messages = {
  title: '选择场次',
  lead: '讲解免费。',
  doneTitle: '预约成功',
  done: '请提前十分钟到。',
  again: '再预约一场',
};
const cancel = { call: 'docentCancel' } as const;

interface Booking {
  id: string;
  code: string;
  phone?: string;
}

async function renderSection(
  booking: Booking,
  props: Partial<Parameters<typeof FormSection<Booking>>[0]> = {},
) {
  return render(
    <TestProviders service={createFakeService({ docentCancel: listResponse([{ left: 3 }]) })}>
      <FormSection<Booking> id="form" messages={messages} {...props}>
        {(onSent) => (
          <button type="button" onClick={() => onSent({ ...booking })}>
            提交
          </button>
        )}
      </FormSection>
    </TestProviders>,
  );
}

test('form section shows heading, lead and form, and no receipt', async () => {
  const box = await renderSection({ id: 'B1', code: 'K7M4XQ' });
  expect(getElement(box, 'section:not([aria-live])').getAttribute('aria-labelledby')).toBe('form');
  expect(getElement(box, '#form').textContent).toBe('选择场次');
  expect(getElement(box, '.lead').textContent).toBe('讲解免费。');
  expect(box.querySelector('[role=status]')).toBeNull();
  expect(box.querySelector('details')).toBeNull();
});

test('receipt replaces the sent form, has its facts and takes focus; a button brings the form back', async () => {
  const onSent = vi.fn();
  const box = await renderSection(
    { id: 'B1', code: 'K7M4XQ' },
    { onSent, facts: ({ id }) => [['场次', `${id} 上午`]], next: <a href="#/">全部</a> },
  );
  await actAndWait(() => getControl(box, '提交').click());
  expect(onSent).toHaveBeenCalledTimes(1);
  const receipt = getElement(box, '[role=status]');
  expect(document.activeElement).toBe(getElement(receipt, 'h3'));
  expect(receipt.textContent).toContain('B1 上午');
  expect(getControl(receipt, '全部')).toBeTruthy();
  expect(box.querySelector('.lead')).toBeNull();
  await actAndWait(() => getControl(box, '再预约一场').click());
  expect(getControl(box, '提交')).toBeTruthy();
});

test('section that cancels is closed at first, and open with the number and phone of a sent booking', async () => {
  const box = await renderSection({ id: 'B1', code: 'K7M4XQ', phone: '13800138000' }, { cancel });
  expect(getElement(box, 'details').hasAttribute('open')).toBe(false);
  await actAndWait(() => getControl(box, '提交').click());
  expect(getElement(box, 'details').hasAttribute('open')).toBe(true);
  const values = [...box.querySelectorAll<HTMLInputElement>('details input')].map(
    ({ value }) => value,
  );
  expect(values).toEqual(['K7M4XQ', '13800138000']);
});

describe('cancellation below a receipt', () => {
  const first = { id: 'b1', code: 'K7M4XQ', phone: '13800138000' };

  async function bookAndCancel(typed: string, booking = first) {
    const onCancelled = vi.fn();
    const box = await renderSection(booking, { cancel: { ...cancel, onCancelled } });
    await actAndWait(() => getControl(box, '提交').click());
    await writeField(box, 'id', typed);
    await actAndWait(() => getControl(box, '取消预约').click());
    expect(onCancelled).toHaveBeenCalledExactlyOnceWith(typed);
    return box;
  }

  test.each(['K7M4XQ', 'k7m 4xq', 'b1'])(
    'receipt gives way to the form when its booking is cancelled by %s, whose message keeps focus',
    async (typed) => {
      const box = await bookAndCancel(typed);
      expect(box.textContent).not.toContain('预约成功');
      expect(getControl(box, '提交')).toBeTruthy();
      expect(getElement(box, 'details [role=status]').textContent).toContain('已成功取消');
      expect(document.activeElement).toBe(getElement(box, 'details h3'));
    },
  );

  test('receipt stays when another booking is cancelled', async () => {
    const box = await bookAndCancel('AAAAAA');
    expect(getElement(box, 'section [role=status]').textContent).toContain('预约成功');
    expect(getElement(box, 'details [role=status]').textContent).toContain('已成功取消');
  });

  test('booking after a cancelled one has its receipt and fills the cancellation', async () => {
    const booking = { ...first };
    const box = await bookAndCancel('K7M4XQ', booking);
    booking.code = 'W3N6RT';
    await actAndWait(() => getControl(box, '提交').click());
    expect(getElement(box, 'section [role=status]').textContent).toContain('W 3 N 6 R T');
    expect(getElement(box, 'details [name=id]').getAttribute('value')).toBe('W3N6RT');
  });
});
