import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { formRules } from '../../../contract/shared/form-rules';
import { enter, getField, textsOf } from '../../testing/open-page';
import {
  actAndWait,
  getControl,
  getElement,
  referencedTexts,
  setUpRendering,
} from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { listResponse, pending } from '../../testing/test-app';
import { CancelSection } from './cancel-section';
import { pageDraft } from './drafts';

const showPart = createShowPart(setUpRendering());
const booking = { id: 'K7M2QX', phone: '13800000000' };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('cancellation', () => {
  const open = async (
    activityCancel: unknown = listResponse([{ left: 3 }]),
    { sent, language = 'zh' }: { sent?: typeof booking; language?: Language } = {},
  ) => {
    const onCancelled = vi.fn();
    const shown = await showPart(
      <CancelSection call="activityCancel" booking={sent} onCancelled={onCancelled} />,
      { language, responses: { activityCancel } },
    );
    return { ...shown, onCancelled };
  };
  const send = (box: HTMLElement) => actAndWait(() => getElement(box, 'button.send').click());
  const fill = async (box: HTMLElement) => {
    await enter(getField(box, '编号'), booking.id);
    await enter(getField(box, '手机号'), booking.phone);
  };

  test('section is closed until a booking was made on the page, which fills it', async () => {
    const closed = await open();
    expect((getElement(closed.box, 'details') as HTMLDetailsElement).open).toBe(false);
    const { box } = await open(undefined, { sent: booking });
    expect((getElement(box, 'details') as HTMLDetailsElement).open).toBe(true);
    expect([getField(box, '编号').value, getField(box, '手机号').value]).toEqual([
      booking.id,
      booking.phone,
    ]);
  });

  test('booking is cancelled by its number and phone, and the receipt takes focus', async () => {
    const { box, service, onCancelled } = await open();
    await fill(box);
    await send(box);
    const { body } = service.calls.find(({ name }) => name === 'activityCancel') ?? { body: '{}' };
    expect(JSON.parse(body)).toMatchObject(booking);
    expect(onCancelled).toHaveBeenCalledOnce();
    expect(getElement(box, '[role=status]').textContent).toContain('已成功取消');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(box.querySelector('form')).toBeNull();
  });

  test('missing number and phone are said at their fields, and nothing is sent', async () => {
    const { box, requests } = await open();
    await send(box);
    expect(requests('activityCancel')).toBe(0);
    const fields = [getField(box, '编号'), getField(box, '手机号')];
    for (const field of fields) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(referencedTexts(field, 'aria-describedby')[0]).toMatch(/\S/);
    }
    expect(document.activeElement).toBe(fields[0]);
    expect(textsOf(box, '[role=alert] strong')).toEqual(['有 2 项需要填写或改正']);
  });

  test('failed cancellation keeps what was typed, and its retry sends it again', async () => {
    const { box, service, onCancelled } = await open(503);
    await fill(box);
    await send(box);
    expect(getElement(box, '[role=alert]').textContent).toContain('您填写的内容都还在');
    expect(getField(box, '编号').value).toBe(booking.id);
    service.answer('activityCancel', listResponse([{ left: 3 }]));
    await actAndWait(() => getControl(box, '重试').click());
    expect(onCancelled).toHaveBeenCalledOnce();
  });

  test('second press while the first is on its way sends nothing', async () => {
    const { box, requests } = await open(pending);
    await fill(box);
    await send(box);
    expect(textsOf(box, 'button.send')).toEqual(['正在提交……']);
    await send(box);
    expect(requests('activityCancel')).toBe(1);
  });

  test('English section has English labels', async () => {
    const { box } = await open(undefined, { language: 'en' });
    expect(textsOf(box, 'summary, label')).toEqual(['Cancel a booking', 'Number', 'Mobile phone']);
  });
});

describe('draft', () => {
  const rules = formRules.activityCancel;
  const values = { id: 'K7M2QX', phone: '' };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:50:00+08:00') });
    window.location.hash = '#/a';
    pageDraft(rules).save(values);
  });
  afterEach(() => {
    pageDraft(rules).drop();
    vi.useRealTimers();
  });

  test('draft is kept for half an hour, also over midnight', () => {
    vi.setSystemTime(new Date('2027-01-01T00:20:00+08:00'));
    expect(pageDraft(rules).restored).toEqual(values);
    vi.setSystemTime(new Date('2027-01-01T00:20:00.001+08:00'));
    expect(pageDraft(rules).restored).toBeUndefined();
  });

  test('draft belongs to its address and its form, and is gone once deleted', () => {
    window.location.hash = '#/b';
    expect(pageDraft(rules).restored).toBeUndefined();
    window.location.hash = '#/a';
    expect(pageDraft(formRules.activityBook).restored).toBeUndefined();
    expect(pageDraft(rules).restored).toEqual(values);
    pageDraft(rules).drop();
    expect(pageDraft(rules).restored).toBeUndefined();
  });
});
