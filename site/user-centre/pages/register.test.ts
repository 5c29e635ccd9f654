import { expect, test, vi } from 'vitest';
import { createMemberClient } from '../shared/member-client';
import { createTokenStore } from '../../session/token-store';
import { zh } from '../messages/messages-zh';
import { registerPage } from './register';

test('registration shows that the account exists when the browser cannot store the tokens', async () => {
  const data = { accessToken: 'a', refreshToken: 'b' };
  const returnToSite = vi.fn();
  const content = await registerPage({
    language: 'zh',
    messages: zh,
    client: createMemberClient({
      language: 'zh',
      tokens: createTokenStore(() => {
        throw new Error('SecurityError');
      }),
      locks: undefined,
      fetch: () => Promise.resolve(new Response(JSON.stringify({ success: true, code: 0, data }))),
    }),
    pageUrl: (page) => `/user-centre/${page}`,
    siteUrl: (route) => `/#${route}`,
    returnToSite,
    announce: () => undefined,
  });
  document.body.replaceChildren(content);
  const input = {
    userName: 'liulan',
    nickName: '柳岚',
    contact: '13800138000',
    password: '两个黄鹂，一行白鹭',
  };
  for (const [name, value] of Object.entries(input)) {
    content.querySelector<HTMLInputElement>(`input[name=${name}]`)!.value = value;
  }
  content.querySelector<HTMLInputElement>('input[name=consent]')!.checked = true;
  content.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => {
    expect(content.querySelector('[role=status]')?.textContent).toBe(zh.register.notKept);
  });
  expect(content.querySelector('form')).toBeNull();
  expect(content.querySelector('[role=alert]')).toBeNull();
  expect(returnToSite).not.toHaveBeenCalled();
});
