import { expect, test, vi } from 'vitest';
import { memberRules } from '../../contract/shared/member-rules';
import { ApiError } from '../../session/api-error';
import { createForm, type FormValues } from './form';
import { zh } from '../messages/messages-zh';

test('a reload asks for confirmation while a form has unsent input, and not after it was sent', async () => {
  const send = vi.fn<(values: FormValues) => Promise<void>>();
  const form = createForm({
    label: '登录',
    fields: [
      { name: 'userName', label: '用户名', type: 'text', autocomplete: 'username' },
      { name: 'password', label: '密码', type: 'password', autocomplete: 'current-password' },
    ],
    rules: memberRules.memberLogin,
    submit: '登录',
    language: 'zh',
    messages: zh,
    send,
    warnIfUnsent: true,
  });
  document.body.append(form);
  const type = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const submit = async () => {
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const isUnloadPrevented = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  expect(isUnloadPrevented()).toBe(false);
  type('userName', 'liulan');
  type('password', 'password');
  expect(isUnloadPrevented()).toBe(true);
  send.mockRejectedValueOnce(new ApiError({ kind: 'network' }, '/', 'zh'));
  await submit();
  expect(isUnloadPrevented()).toBe(true);
  send.mockImplementationOnce(() => {
    // Sending navigates to another page: no confirmation.
    expect(isUnloadPrevented()).toBe(false);
    return Promise.resolve();
  });
  await submit();
  expect(isUnloadPrevented()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});
