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
import { makeEntry } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/Volunteer/VolHome/VolCard';
const accepted = { success: true, code: 0, msg: '', data: { id: 'V-7' } };

beforeEach(() => {
  pageDraft(formRules.volunteerApply).drop();
  pageDraft(formRules.volunteerWithdraw).drop();
});

const open = (responses: FakeResponses = {}, language: 'zh' | 'en' = 'zh') =>
  openPage(address, {
    responses: { contentCategoryText: listResponse([]), ...responses },
    language,
  });

const form = (box: HTMLElement) => getElement(box, 'section form');
const send = (box: HTMLElement) => actAndWait(() => getControl(form(box), '提交报名').click());

async function fillIn(box: HTMLElement) {
  await enter(getField(form(box), '姓名'), '林晚');
  await enter(getField(form(box), '手机号'), '+86 138-0013-8000');
  await enter(getField(form(box), '出生年份'), '１９９０');
  await enter(getField(form(box), '电子邮箱'), 'lin@example.com');
  await enter(
    getField(form(box), '想对我们说的话'),
    '我在湖边长大，想把这里的故事讲给更多的人听。',
  );
  for (const label of ['中文', '展厅讲解', '周末上午', '我同意']) {
    await actAndWait(() => getField(form(box), label).click());
  }
}

describe('application of a volunteer', () => {
  test('application form has a label for every field and says which are optional', async () => {
    const { box } = await open();
    expect(headings(box, 1)).toEqual(['志愿者卡']);
    expect(headings(box, 2)).toEqual(['报名做志愿者']);
    for (const input of form(box).querySelectorAll('input, textarea')) {
      expect(
        input.closest('label') ?? box.querySelector(`label[for="${input.id}"]`),
      ).not.toBeNull();
    }
  });

  test('empty application is not sent; every invalid field has its message, the first has focus', async () => {
    const { box, requests } = await open();
    await send(box);
    expect(requests('volunteerApply')).toBe(0);
    expect(document.activeElement).toBe(getField(form(box), '姓名'));
    const messages = new Set(textsOf(form(box), '.fault'));
    expect(messages).toContain('请填写此项。');
    expect(messages).toContain('请至少选择一项。');
    expect(messages).toContain('请阅读后勾选同意。');
  });

  test('application sends normalised values in the order of the options', async () => {
    const { box, service } = await open({ volunteerApply: accepted });
    await fillIn(box);
    await actAndWait(() => getField(form(box), '中国手语').click());
    await actAndWait(() => getField(form(box), '其他语言').click());
    await actAndWait(() => getField(form(box), '其他语言').click());
    await send(box);
    const sent = service.calls.find(({ name }) => name === 'volunteerApply');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      name: '林晚',
      phone: '13800138000',
      birthYear: 1990,
      languages: ['zh', 'csl'],
      skills: ['guiding'],
      availability: ['weekend-morning'],
      consent: true,
    });
  });

  test('accepted application shows its number, and opens the withdrawal with it', async () => {
    const { box } = await open({ volunteerApply: accepted });
    await fillIn(box);
    await send(box);
    expect(getElement(box, '[role=status]').textContent).toContain('报名成功');
    expect(getField(getElement(box, 'details[open]'), '编号').value).toBe('V-7');
    await actAndWait(() => getControl(box, '再填一份报名').click());
    expect(getField(form(box), '姓名').value).toBe('');
  });

  test('refused field of an application shows the service’s message at the field', async () => {
    const refusal = {
      success: false,
      code: 400,
      msg: '请检查填写的内容',
      errors: [{ field: 'email', msg: '这个邮箱不能使用' }],
    };
    const { box } = await open({ volunteerApply: refusal });
    await fillIn(box);
    await send(box);
    expect(getField(form(box), '电子邮箱').getAttribute('aria-invalid')).toBe('true');
    expect(form(box).textContent).toContain('这个邮箱不能使用');
  });

  test('failed application keeps everything typed and is sent again by the retry', async () => {
    const { box, service, requests } = await open({ volunteerApply: 500 });
    await fillIn(box);
    await send(box);
    expect(getField(form(box), '想对我们说的话').value).toContain('湖边');
    service.answer('volunteerApply', accepted);
    await actAndWait(() => getControl(form(box), '重试').click());
    expect(requests('volunteerApply')).toBe(2);
    expect(box.textContent).toContain('V-7');
  });

  test('English application form has English labels and messages', async () => {
    const { box } = await open({}, 'en');
    expect(headings(box, 2)).toEqual(['Apply to be a volunteer']);
    await actAndWait(() => getControl(form(box), 'Send the application').click());
    expect(textsOf(form(box), '.fault')).toContain('Please fill this in.');
  });
});

describe('withdrawal of a volunteer’s application', () => {
  test('application is withdrawn by its number and phone', async () => {
    const { box, service } = await open({
      volunteerWithdraw: { success: true, code: 0, msg: '', data: null },
    });
    const details = getElement(box, 'details');
    await enter(getField(details, '编号'), 'V-7');
    await enter(getField(details, '手机号'), '13800138000');
    await actAndWait(() => getElement(details, 'button.send').click());
    expect(service.calls.find(({ name }) => name === 'volunteerWithdraw')?.body).toContain('V-7');
    expect(details.textContent).toContain('已成功撤回');
  });
});

test('failed request of the text above the form leaves the form, and its retry shows the text', async () => {
  const { box, service } = await open({ contentCategoryText: 500 });
  expect(form(box)).toBeTruthy();
  service.answer('contentCategoryText', listResponse([makeEntry({ content: '<p>欢迎。</p>' })]));
  await retryAll(box);
  expect(box.textContent).toContain('欢迎。');
});
