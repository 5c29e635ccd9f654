import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';
import { memberStorageKeys } from '../../site/contract/shared/user-centre';
import { answerFaults, findFault, isFailure, spoilsIds } from './answer-faults';
import type { Visitor } from './journey';
import { readFields } from './read-fields';
import { askAsMember, createVisitor, logInAsMember, registerMember } from './stored-items';
import { testEveryFault, type Attempt } from './test-every-fault';

/** What a member sends, on a page where it is ready to be sent. */
interface MemberSend {
  name: string;
  call: CallName;
  /** Opens the page and fills in what is sent. */
  prepare: (page: Page, origin: string, visitor: Visitor) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What is visible afterwards, and not before. */
  done: (page: Page, visitor: Visitor) => Locator;
  /** What the service has afterwards. */
  check: (visitor: Visitor) => Promise<void>;
  /** Whether the answer has tokens: wrong ones log the member out. */
  hasTokens?: true;
}

const newPassword = '窗含西岭，门泊东吴';
const object = { contentId: 'yuanding', categoryCode: 'ExcellentCollection' };
const banner = (page: Page) => page.getByRole('banner');
const favouriteButton = (page: Page) => page.getByRole('button', { name: '收藏', exact: true });

/** Opens a page as the visitor, who has registered. */
async function openAsMember(page: Page, origin: string, path: string, visitor: Visitor) {
  const tokens = await registerMember(visitor);
  await page.goto(`${origin}/user-centre/login`);
  await page.evaluate(
    ([{ accessToken, refreshToken }, keys]) => {
      localStorage.setItem(keys.accessToken, accessToken);
      localStorage.setItem(keys.refreshToken, refreshToken);
    },
    [tokens, memberStorageKeys] as const,
  );
  await page.goto(origin + path);
}

const sends: readonly MemberSend[] = [
  {
    name: 'registration',
    call: 'memberRegister',
    hasTokens: true,
    prepare: async (page, origin, { account, phone }) => {
      await page.goto(`${origin}/user-centre/register?returnUrl=%2F%23%2FNews`);
      await page.getByLabel('用户名').fill(account.userName);
      await page.getByLabel('昵称').fill(account.nickName);
      await page.getByLabel('手机号或邮箱').fill(phone);
      await page.getByLabel('密码', { exact: true }).fill(account.password);
      await page.getByRole('checkbox').check();
    },
    press: (page) => page.getByRole('button', { name: '注册', exact: true }).click(),
    done: (page, { account }) => banner(page).getByRole('button', { name: account.nickName }),
    check: async ({ account }) => void (await logInAsMember(account)),
  },
  {
    name: 'log-in',
    call: 'memberLogin',
    hasTokens: true,
    prepare: async (page, origin, visitor) => {
      await registerMember(visitor);
      await page.goto(`${origin}/user-centre/login?returnUrl=%2F%23%2FNews`);
      await page.getByLabel('用户名').fill(visitor.account.userName);
      await page.getByLabel('密码', { exact: true }).fill(visitor.account.password);
    },
    press: (page) => page.getByRole('button', { name: '登录', exact: true }).click(),
    done: (page, { account }) => banner(page).getByRole('button', { name: account.nickName }),
    check: () => Promise.resolve(),
  },
  {
    name: 'profile',
    call: 'profileUpdate',
    prepare: async (page, origin, visitor) => {
      await openAsMember(page, origin, '/user-centre/', visitor);
      await page.getByLabel('邮箱').fill('lan@museum.example');
      await page.getByRole('checkbox', { name: /我同意/ }).check();
    },
    press: (page) => page.getByRole('button', { name: '保存资料' }).click(),
    done: (page) => page.getByText('资料已保存。'),
    check: async ({ account }) => {
      const profile = await askAsMember('profileDetail', {}, await logInAsMember(account));
      expect(profile).toMatchObject({ email: 'lan@museum.example' });
    },
  },
  {
    name: 'password',
    call: 'passwordChange',
    prepare: async (page, origin, visitor) => {
      await openAsMember(page, origin, '/user-centre/', visitor);
      await page.getByLabel('原密码').fill(visitor.account.password);
      await page.getByLabel('新密码').fill(newPassword);
    },
    press: (page) => page.getByRole('button', { name: '修改密码' }).click(),
    done: (page) => page.getByText(/密码已修改/),
    check: async ({ account }) => void (await logInAsMember({ ...account, password: newPassword })),
  },
  {
    name: 'favourite',
    call: 'favouriteClick',
    prepare: async (page, origin, visitor) => {
      await openAsMember(page, origin, '/#/Collection/ExcellentCollection/yuanding', visitor);
      await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(
        banner(page).getByRole('button', { name: visitor.account.nickName }),
      ).toBeVisible();
    },
    press: (page) => favouriteButton(page).click(),
    done: (page) => page.getByRole('button', { name: '收藏', exact: true, pressed: true }),
    check: async ({ account }) => {
      const state = await askAsMember('favouriteState', object, await logInAsMember(account));
      expect(state).toEqual({ isFav: true });
    },
  },
  {
    name: 'removal of a favourite',
    call: 'favouriteClick',
    prepare: async (page, origin, visitor) => {
      await askAsMember('favouriteClick', object, (await registerMember(visitor)).accessToken);
      await openAsMember(page, origin, '/user-centre/favourites', visitor);
      await expect(page.getByRole('button', { name: /^取消收藏/ })).toBeVisible();
    },
    press: (page) => page.getByRole('button', { name: /^取消收藏/ }).click(),
    done: (page) => page.getByRole('main').filter({ hasNot: page.locator('.favourite') }),
    check: async ({ account }) => {
      const state = await askAsMember('favouriteState', object, await logInAsMember(account));
      expect(state).toEqual({ isFav: false });
    },
  },
];

/** Whether a fault of an answer with tokens gives others. */
const spoilsTokens = (fault: string) => fault === 'numbers for texts' || spoilsIds(fault);

/** Sends through the fault, and presses again where a message asks for it. */
async function sendThroughFault(
  send: MemberSend,
  visitor: Visitor,
  { page, proxy, fault }: Attempt,
): Promise<void> {
  await send.prepare(page, proxy.origin, visitor);
  const done = send.done(page, visitor);
  await expect(done, 'the result before it is sent').toBeHidden();
  const typed = await readFields(page);
  proxy.setFault(endpoints[send.call].path, findFault(fault));
  await send.press(page);
  const message = page
    .locator('.failure, .status-line, section[aria-live] p')
    .filter({ hasText: /\S/, visible: true })
    .first();
  await expect(done.or(message).first(), 'a result or a message').toBeVisible({ timeout: 40_000 });
  proxy.removeFault();
  await expect(page.locator('body')).not.toContainText(/undefined|\[object|NaN|TypeError/);
  const isDone = await done.isVisible();
  if (isFailure(fault)) expect(isDone, 'the failure is told').toBe(false);
  if (!isDone) {
    expect(await readFields(page), 'what was typed').toEqual(typed);
    await send.press(page);
  }
  await expect(done).toBeVisible();
  await send.check(visitor);
}

for (const send of sends) {
  testEveryFault(
    `${send.name} of a member whose call has any fault is told, and is done once after a retry`,
    {
      faults: Object.keys(answerFaults).filter((fault) => !(send.hasTokens && spoilsTokens(fault))),
      calls: send.call,
    },
    (attempt) => sendThroughFault(send, createVisitor(), attempt),
  );
}
