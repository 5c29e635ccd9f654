import { beforeEach, describe, expect, test } from 'vitest';
import { formRules } from '../../../contract/shared/form-rules';
import { pageDraft } from '../../features/form/drafts';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import LostFoundPage from './lost-found-page';

const render = setUpRendering();

beforeEach(() => {
  pageDraft(formRules.lostAndFound).drop();
});

async function open(language: 'zh' | 'en' = 'zh') {
  window.location.hash = '#/Service/LostFund';
  const service = createFakeService({ contentPage: pageResponse([]) });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ 'lost-found': LostFoundPage }} />
    </TestProviders>,
    language,
  );
  const sent = () =>
    service.calls
      .filter(({ name }) => name === 'lostAndFound')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  return { box, service, sent };
}

function type(box: HTMLElement, name: string, value: string): void {
  const field = getElement(box, `[name=${name}]`) as HTMLInputElement;
  const proto = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function fillIn(box: HTMLElement): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await actAndWait(() => getElement(box, 'input[value=lost]').click());
  for (const [name, value] of Object.entries({
    itemName: '折叠伞',
    description: '蓝色',
    place: '水院',
    foundAt: yesterday,
    contact: '138 0013 8000',
  })) {
    await actAndWait(() => {
      type(box, name, value);
    });
  }
  await actAndWait(() => getElement(box, '[name=consent]').click());
}

const submit = (box: HTMLElement) => actAndWait(() => getControl(box, '提交登记').click());

describe('lost item form', () => {
  test('lost item form is not sent with invalid fields; each shows its error and the first is focused', async () => {
    const { box, sent } = await open();
    await submit(box);
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(getElement(box, 'input[value=lost]'));
    const item = getElement(box, '[name=itemName]');
    expect(item.getAttribute('aria-invalid')).toBe('true');
    const [errorId = ''] = item.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(errorId)?.textContent).toBe('请填写此项。');
    const consent = getElement(box, '[name=consent]') as HTMLInputElement;
    expect([consent.checked, consent.getAttribute('aria-invalid')]).toEqual([false, 'true']);
    const notice = getElement(box, 'form a');
    expect([notice.getAttribute('href'), notice.getAttribute('target')]).toEqual([
      '#/Service/Privacy',
      '_blank',
    ]);
  });

  test('lost item form sends normalised values, and the receipt is focused', async () => {
    const { box, service, sent } = await open();
    service.answer('lostAndFound', { success: true, code: 0, msg: '', data: { id: 'R-7' } });
    await fillIn(box);
    await submit(box);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ kind: 'lost', itemName: '折叠伞', contact: '13800138000' });
    const receipt = getElement(box, '[role=status] h3');
    expect(receipt.textContent).toContain('成功');
    expect(document.activeElement).toBe(receipt);
    expect(box.textContent).toContain('R-7');
  });

  test('lost item form keeps its values when the request fails, and retries with the same request id', async () => {
    const { box, service, sent } = await open();
    service.answer('lostAndFound', 503);
    await fillIn(box);
    await submit(box);
    expect(getElement(box, '[role=alert]').textContent).toContain('服务不可用');
    expect((getElement(box, '[name=itemName]') as HTMLInputElement).value).toBe('折叠伞');
    service.answer('lostAndFound', listResponse([{ id: 'R-8' }]));
    await actAndWait(() => getControl(box, '重试').click());
    expect(sent()).toHaveLength(2);
    expect(sent()[0]?.requestId).toBe(sent()[1]?.requestId);
    expect(box.textContent).toContain('R-8');
  });

  test('lost item form gets a new request id when a value changes after a failure', async () => {
    const { box, service, sent } = await open();
    service.answer('lostAndFound', 503);
    await fillIn(box);
    await submit(box);
    await actAndWait(() => {
      type(box, 'place', '大厅');
    });
    await submit(box);
    expect(sent()[0]?.requestId).not.toBe(sent()[1]?.requestId);
  });

  test('lost item form shows a field error of the service at the field and focuses it', async () => {
    const { box, service } = await open();
    await fillIn(box);
    service.answer('lostAndFound', {
      success: false,
      code: 400,
      msg: '请求错误',
      data: null,
      errors: [{ field: 'place', msg: '没有这个地方' }],
    });
    await submit(box);
    expect(document.activeElement).toBe(getElement(box, '[name=place]'));
    expect(box.textContent).toContain('没有这个地方');
  });

  test('lost item form is in English on the English site', async () => {
    const { box } = await open('en');
    await actAndWait(() => getControl(box, 'Send the report').click());
    expect(box.textContent).toContain('Please fill this in.');
    expect(/\p{Script=Han}/u.test(getElement(box, 'form').textContent)).toBe(false);
  });
});
