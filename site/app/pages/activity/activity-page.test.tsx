import { beforeEach, describe, expect, test } from 'vitest';
import { formRules } from '../../../contract/shared/form-rules';
import { pageDraft } from '../../features/form/drafts';
import {
  createOpenPage,
  enter,
  getField,
  headings,
  retryAll,
  textsOf,
} from '../../testing/open-page';
import { makeActivity, makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/Activities/rubbing';
const accepted = { success: true, code: 0, msg: '', data: { id: 'B-7', left: 10 } };

beforeEach(() => {
  pageDraft(formRules.activityBook).drop();
  pageDraft(formRules.activityCancel).drop();
});

const open = (fields: Parameters<typeof makeActivity>[0] = {}, rest: FakeResponses = {}) =>
  openPage(address, {
    responses: { activityDetail: listResponse([makeActivity(fields)]), ...rest },
  });

async function fillIn(box: HTMLElement, people = '2') {
  const form = getElement(box, 'section form');
  await enter(getField(form, '姓名'), '林晚');
  await enter(getField(form, '手机号'), '138 0013 8000');
  await enter(getField(form, '人数'), people);
  await actAndWait(() => getElement(form, '[name=consent]').click());
  await actAndWait(() => getElement(form, 'button.send').click());
}

describe('activity page', () => {
  test('activity page shows kind, title, time, place, free places and text', async () => {
    const { box } = await open();
    expect(headings(box, 1)).toEqual(['拓印工作坊']);
    expect(textsOf(box, 'dl dd').slice(0, 2)).toEqual([
      '11月28日星期六 14:00\u2060–\u206015:30',
      '教育中心',
    ]);
    expect(getElement(box, 'dl').textContent).toContain('12');
    expect(box.textContent).toContain('纸墨由馆里准备。');
    expect(headings(box, 2)).toEqual(['预约这场活动']);
  });

  test('activity without place, summary and picture leaves them out', async () => {
    const { box } = await open({ place: '', summary: '', content: '' });
    expect(textsOf(box, 'dl dt')).not.toContain('地点');
    expect(textsOf(box, 'dl dd')).not.toContain('');
    expect(box.querySelector('figure')).toBeNull();
  });

  test('activity that has begun has no form and no free places, and leads to the others', async () => {
    const { box } = await open({ startAt: '2026-11-21T11:30:00+08:00' });
    expect(getElement(box, 'dl').textContent).toContain('不能再预约');
    expect(getElement(box, 'dl').textContent).not.toContain('12');
    expect(box.querySelector('form')).toBeNull();
    expect(getControl(box, '全部活动').getAttribute('href')).toBe('#/Service/Activities');
  });

  test('weekly activity says so', async () => {
    const { box } = await open({ isWeekly: true });
    expect(textsOf(box, '.kind > span')).toEqual(['工作坊', '每周都有']);
  });

  test('activity shows its picture with its credit', async () => {
    const { box } = await open({ images: [makeImage({ credit: '云泽博物馆' })] });
    expect(getElement(box, 'figcaption').textContent).toBe('图片：云泽博物馆');
  });

  test('full activity says that places may come back', async () => {
    const { box } = await open({ left: 0 });
    expect(box.textContent).toContain('这一场已满');
  });

  test('activity that does not exist shows “not found”', async () => {
    const { box } = await openPage(address, { responses: { activityDetail: 404 } });
    expect(headings(box, 1)).toEqual(['没有找到这条内容']);
  });

  test('failed request of an activity offers a retry that shows it', async () => {
    const { box, service } = await openPage(address, { responses: { activityDetail: 500 } });
    expect(box.querySelector('form')).toBeNull();
    service.answer('activityDetail', listResponse([makeActivity()]));
    await retryAll(box);
    expect(headings(box, 1)).toEqual(['拓印工作坊']);
  });

  test('activity page while loading shows neither form nor failure', async () => {
    const { box } = await openPage(address, { responses: { activityDetail: pending } });
    expect(box.querySelector('form, [data-state]')).toBeNull();
  });

  test('English activity page has English labels', async () => {
    const { box } = await openPage(address, {
      language: 'en',
      responses: {
        activityDetail: listResponse([makeActivity({ title: 'Rubbing', place: 'Hall 1' })]),
      },
    });
    expect(textsOf(box, 'dl dd').slice(0, 2)).toEqual([
      'Saturday 28 November 14:00\u2060–\u206015:30',
      'Hall 1',
    ]);
    expect(headings(box, 2)).toEqual(['Book this activity']);
    expect(getField(getElement(box, 'section form'), 'People').value).not.toBe('');
  });
});

describe('booking of an activity', () => {
  test('empty booking is not sent, and the first invalid field is focused', async () => {
    const { box, requests } = await open();
    await actAndWait(() => getElement(box, 'section form button.send').click());
    expect(requests('activityBook')).toBe(0);
    expect(document.activeElement).toBe(getField(getElement(box, 'section form'), '姓名'));
  });

  test.each(['0', '7', '1.5', '两'])('booking for %s people is not sent', async (people) => {
    const { box, requests } = await open();
    await fillIn(box, people);
    expect(requests('activityBook')).toBe(0);
    expect(getField(getElement(box, 'section form'), '人数').getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  test('booking sends the activity, shows its number and opens the cancellation', async () => {
    const { box, service, requests } = await open({}, { activityBook: accepted });
    const before = requests('activityDetail');
    await fillIn(box);
    const sent = service.calls.find(({ name }) => name === 'activityBook');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      activityId: 'rubbing',
      name: '林晚',
      phone: '13800138000',
      people: 2,
    });
    const receipt = getElement(box, 'section [role=status]');
    expect(receipt.textContent).toContain('预约成功');
    expect(textsOf(receipt, 'dd')).toEqual(['B-7', '拓印工作坊', '2']);
    expect(document.activeElement).toBe(getElement(receipt, 'h3'));
    // The number of free places has changed.
    expect(requests('activityDetail')).toBe(before + 1);
    expect(getField(getElement(box, 'details[open]'), '编号').value).toBe('B-7');
  });

  test('receipt of an activity that begins meanwhile stays', async () => {
    const { box, service } = await open({}, { activityBook: accepted });
    const begun = makeActivity({ startAt: '2026-11-21T11:30:00+08:00' });
    service.answer('activityDetail', listResponse([begun]));
    await fillIn(box);
    expect(getElement(box, 'dl').textContent).toContain('不能再预约');
    expect(getElement(box, 'section [role=status]').textContent).toContain('B-7');
  });

  test('further booking starts with an empty form', async () => {
    const { box } = await open({}, { activityBook: accepted });
    await fillIn(box);
    await actAndWait(() => getControl(box, '再预约一份').click());
    expect(getField(getElement(box, 'section form'), '姓名').value).toBe('');
  });

  test('refused booking shows the service’s message, keeps the input and requests the free places', async () => {
    const full = { success: false, code: 409, msg: '名额已满', data: null };
    const { box, requests } = await open({}, { activityBook: full });
    const before = requests('activityDetail');
    await fillIn(box);
    expect(getElement(box, 'section [role=alert]').textContent).toContain('名额已满');
    expect(getField(getElement(box, 'section form'), '姓名').value).toBe('林晚');
    expect(requests('activityDetail')).toBe(before + 1);
  });

  test('failed booking keeps the input and offers a retry with the same request id', async () => {
    const { box, service } = await open({}, { activityBook: 500 });
    await fillIn(box);
    const alert = getElement(box, 'section [role=alert]');
    service.answer('activityBook', accepted);
    await actAndWait(() => getControl(alert, '重试').click());
    const ids = service.calls
      .filter(({ name }) => name === 'activityBook')
      .map(({ body }) => (JSON.parse(body) as { requestId: string }).requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(box.textContent).toContain('B-7');
  });

  test('booking is cancelled by number and phone, and the free places are requested again', async () => {
    const { box, service, requests } = await open(
      {},
      { activityCancel: { success: true, code: 0, msg: '', data: { left: 13 } } },
    );
    const before = requests('activityDetail');
    const form = getElement(box, 'details form');
    await enter(getField(form, '编号'), 'B-7');
    await enter(getField(form, '手机号'), '13800138000');
    await actAndWait(() => getControl(form, '取消预约').click());
    const sent = service.calls.find(({ name }) => name === 'activityCancel');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ id: 'B-7', phone: '13800138000' });
    expect(getElement(box, 'details').textContent).toContain('已成功取消');
    expect(requests('activityDetail')).toBe(before + 1);
  });

  test('cancellation of an unknown booking shows the message and no retry', async () => {
    const unknown = { success: false, code: 404, msg: '没有这个预约', data: null };
    const { box } = await open({}, { activityCancel: unknown });
    const form = getElement(box, 'details form');
    await enter(getField(form, '编号'), 'B-8');
    await enter(getField(form, '手机号'), '13800138000');
    await actAndWait(() => getControl(form, '取消预约').click());
    expect(getElement(form, '[role=alert]').textContent).toContain('没有这个预约');
    expect(() => getControl(form, '重试')).toThrow();
  });
});
