import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberRules } from '../contract/member-rules';
import { CentreFailure } from './failure';
import { createForm, type FormValues } from './form';
import { zh } from './words-zh';

const send = vi.fn<(values: FormValues) => Promise<void>>();

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  document.body.append(
    createForm({
      label: '登录',
      fields: [
        { name: 'userName', label: '用户名', type: 'text', autocomplete: 'username', hint: '提示' },
        { name: 'password', label: '密码', type: 'password', autocomplete: 'current-password' },
      ],
      rules: memberRules.memberLogin,
      submit: '登录',
      words: zh,
      send,
      shownAt: { contact: 'userName' },
      emptied: ['password'],
    }),
  );
});

afterEach(() => document.body.replaceChildren());

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const fault = (name: string) => document.getElementById(`field-${name}-fault`)!;
const alert = () => document.querySelector('[role=alert]')!;

async function submit(userName: string, password: string): Promise<void> {
  input('userName').value = userName;
  input('password').value = password;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

test('every label, hint and fault is tied to its field', () => {
  expect(input('userName').labels?.[0]?.textContent).toBe('用户名');
  expect(input('userName').getAttribute('aria-describedby')).toBe(
    'field-userName-hint field-userName-fault',
  );
  expect(input('password').autocomplete).toBe('current-password');
});

test('what is empty is told beside each field, the first takes focus, and nothing is sent', async () => {
  await submit(' ', '');
  expect(fault('userName').textContent).toBe('请填写此项');
  expect(fault('password').hidden).toBe(false);
  expect(input('userName').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('userName'));
  expect(send).not.toHaveBeenCalled();
});

test('texts are sent without the space around them, passwords as they are', async () => {
  await submit(' liulan ', ' a password ');
  expect(send).toHaveBeenCalledWith({ userName: 'liulan', password: ' a password ' });
  expect(input('password').value).toBe('');
  expect(input('userName').hasAttribute('aria-invalid')).toBe(false);
});

test('a second press while the first is under way sends nothing', async () => {
  const gate = new EventTarget();
  send.mockReturnValue(
    new Promise((resolve) => {
      gate.addEventListener('open', () => resolve());
    }),
  );
  await submit('liulan', 'password');
  expect(document.querySelector('form')!.getAttribute('aria-busy')).toBe('true');
  expect(document.querySelector<HTMLButtonElement>('button[type=submit]')!.disabled).toBe(false);
  await submit('liulan', 'password');
  expect(send).toHaveBeenCalledOnce();
  gate.dispatchEvent(new Event('open'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('form')!.hasAttribute('aria-busy')).toBe(false);
});

test('a failed sending keeps what was typed and says why', async () => {
  send.mockRejectedValue(new CentreFailure({ kind: 'network' }));
  await submit('liulan', 'password');
  expect(alert().textContent).toBe(zh.failure.network);
  expect(input('password').value).toBe('password');
});

test('a fault that the service finds stands beside the field that shows it', async () => {
  const errors = [{ field: 'contact', msg: '已被使用' }];
  const failure = { kind: 'refused', status: 409, msg: '请求错误', errors } as const;
  send.mockRejectedValue(new CentreFailure(failure));
  await submit('liulan', 'password');
  expect(fault('userName').textContent).toBe('已被使用');
  expect(document.activeElement).toBe(input('userName'));
  expect(alert().textContent).toBe('');
});

test('a fault of a field that the form does not have is said above the button', async () => {
  const errors = [{ field: 'siteId', msg: '不是已知的站点' }];
  const failure = { kind: 'refused', status: 400, msg: '请求错误：siteId', errors } as const;
  send.mockRejectedValue(new CentreFailure(failure));
  await submit('liulan', 'password');
  expect(alert().textContent).toBe('请求错误：siteId');
});

test('a password can be shown and hidden, and says which', () => {
  const reveal = document.querySelector<HTMLButtonElement>('.reveal')!;
  reveal.click();
  expect(input('password').type).toBe('text');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
  reveal.click();
  expect(input('password').type).toBe('password');
});

test('the fault of a field goes as soon as the field is changed, the others stay', async () => {
  await submit('', '');
  input('userName').value = 'l';
  input('userName').dispatchEvent(new Event('input', { bubbles: true }));
  expect(fault('userName').hidden).toBe(true);
  expect(input('userName').hasAttribute('aria-invalid')).toBe(false);
  expect(fault('password').hidden).toBe(false);
});
