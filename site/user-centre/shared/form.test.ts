import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '../../contract/shared/error-messages';
import { memberRules } from '../../contract/shared/member-rules';
import { ApiError } from '../../session/api-error';
import { createForm, type FormValues } from './form';
import { zh } from '../messages/messages-zh';

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
      language: 'zh',
      messages: zh,
      send,
      fieldAliases: { contact: 'userName' },
      clearAfterSend: ['password'],
    }),
  );
});

afterEach(() => document.body.replaceChildren());

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const fieldError = (name: string) => document.getElementById(`field-${name}-fault`)!;
const alert = () => document.querySelector('[role=alert]')!;

async function submit(userName: string, password: string): Promise<void> {
  input('userName').value = userName;
  input('password').value = password;
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

test('label, hint and error of a field are associated with its input', () => {
  expect(input('userName').labels?.[0]?.textContent).toBe('用户名');
  expect(input('userName').getAttribute('aria-describedby')).toBe(
    'field-userName-fault field-userName-hint',
  );
  expect(input('password').autocomplete).toBe('current-password');
});

test('an empty form shows an error at each field, focuses the first and sends nothing', async () => {
  await submit(' ', '');
  expect(fieldError('userName').textContent).toBe('请填写此项。');
  expect(fieldError('password').hidden).toBe(false);
  expect(input('userName').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('userName'));
  expect(send).not.toHaveBeenCalled();
});

test('texts are trimmed before they are sent, passwords are not', async () => {
  await submit(' liulan ', ' a password ');
  expect(send).toHaveBeenCalledWith({ userName: 'liulan', password: ' a password ' });
  expect(input('password').value).toBe('');
  expect(input('userName').hasAttribute('aria-invalid')).toBe(false);
});

test('a second submit while the first is pending sends nothing', async () => {
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

test('a failed request keeps the input and shows its message', async () => {
  send.mockRejectedValue(new ApiError({ kind: 'network' }, '/', 'zh'));
  await submit('liulan', 'password');
  expect(alert().textContent).toBe(errorMessages.zh.network);
  expect(input('password').value).toBe('password');
});

test('a field error of the response appears at the field given in shownAt', async () => {
  const errors = [{ field: 'contact', msg: '已被使用' }];
  const failure = { kind: 'status', status: 409, msg: '请求错误', errors } as const;
  send.mockRejectedValue(new ApiError(failure, '/', 'zh'));
  await submit('liulan', 'password');
  expect(fieldError('userName').textContent).toBe('已被使用');
  expect(document.activeElement).toBe(input('userName'));
  expect(alert().textContent).toBe('');
});

test('an error of a field that the form does not have appears above the submit button', async () => {
  const errors = [{ field: 'siteId', msg: '不是已知的站点' }];
  const failure = { kind: 'status', status: 400, msg: '请求错误：siteId', errors } as const;
  send.mockRejectedValue(new ApiError(failure, '/', 'zh'));
  await submit('liulan', 'password');
  expect(alert().textContent).toBe('请求错误：siteId');
});

test('the reveal button toggles the password and its aria-pressed', () => {
  const reveal = document.querySelector<HTMLButtonElement>('.reveal')!;
  reveal.click();
  expect(input('password').type).toBe('text');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
  reveal.click();
  expect(input('password').type).toBe('password');
});

test('a field error disappears when its field changes, other field errors stay', async () => {
  await submit('', '');
  input('userName').value = 'l';
  input('userName').dispatchEvent(new Event('input', { bubbles: true }));
  expect(fieldError('userName').hidden).toBe(true);
  expect(input('userName').hasAttribute('aria-invalid')).toBe(false);
  expect(fieldError('password').hidden).toBe(false);
});

test('error of a field stands between its hint and its input', async () => {
  await submit('', '');
  const row = input('userName').closest('.field')!;
  expect([...row.children].map((child) => child.className || child.localName)).toEqual([
    'label',
    'hint',
    'fault',
    'input',
  ]);
});
