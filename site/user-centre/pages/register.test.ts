import { afterEach, expect, test, vi } from 'vitest';
import type { Context } from '../context';
import { CentreFailure } from '../failure';
import { zh } from '../words-zh';
import { registerPage } from './register';

afterEach(() => document.body.replaceChildren());

test('a registration whose log-in cannot be stored says that the account was made', async () => {
  const goOn = vi.fn();
  const context = {
    words: zh,
    client: { enter: () => Promise.reject(new CentreFailure({ kind: 'storage' })) },
    goOn,
    addressOf: (page: string) => `/user-centre/${page}`,
  } as unknown as Context;
  document.body.append(await registerPage(context));
  const values = {
    userName: 'liulan2026',
    nickName: '柳岚',
    contact: '13800000000',
    password: 'a long passphrase 7',
  };
  for (const [name, value] of Object.entries(values)) {
    document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value = value;
  }
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('[role=status]')?.textContent).toContain('注册成功');
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelector('a')?.textContent).toBe('登录');
  expect(goOn).not.toHaveBeenCalled();
});
