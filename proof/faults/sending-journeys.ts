import { consentMessages } from '../../site/app/features/form/consent-messages';
import { heading, main, openSubMenu, type Journey } from './journey';

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const collect: Journey = {
  name: 'puts an object into a set of the own collection',
  language: 'zh',
  start: '/#/Collection/ExcellentCollection/yuanding',
  steps: ({ name }) => [
    {
      name: 'opens the list of the sets',
      act: (page) => page.getByRole('button', { name: '加入藏品集' }).click(),
      result: (page) => page.getByLabel('新的藏品集'),
    },
    {
      name: 'creates a set with the object',
      sends: true,
      act: async (page) => {
        await page.getByLabel('新的藏品集').fill(name);
        await page.getByRole('button', { name: '新建，放进去' }).click();
      },
      result: (page) => page.getByRole('checkbox', { name, checked: true }),
    },
    {
      name: 'opens the own collection',
      act: (page) => page.getByRole('link', { name: '打开我的藏品集' }).click(),
      result: (page) => main(page).getByRole('link', { name }),
    },
    {
      name: 'opens the set',
      act: (page) => main(page).getByRole('link', { name }).click(),
      result: (page) => main(page).getByRole('link', { name: /圆鼎/ }).first(),
    },
  ],
};

const book: Journey = {
  name: 'books an entry',
  language: 'zh',
  start: '/#/',
  stored: 'deskBookingPage',
  steps: ({ name, phone }) => [
    {
      name: 'opens the form',
      act: (page) => openSubMenu(page, '主菜单', /“服务”/, '预约入馆'),
      result: (page) => page.getByRole('combobox', { name: '日期' }),
    },
    {
      name: 'chooses a day and a time',
      act: async (page) => {
        await page.getByRole('combobox', { name: '日期' }).selectOption({ index: 3 });
        await page.getByRole('radio').nth(1).check();
      },
      result: (page) => page.getByRole('radio', { checked: true }),
    },
    {
      name: 'fills in the form',
      act: async (page) => {
        await page.getByLabel('人数', { exact: true }).fill('2');
        await page.getByLabel('姓名', { exact: true }).fill(name);
        await page.getByLabel('手机号', { exact: true }).first().fill(phone);
        await page.getByRole('checkbox', { name: consentMessages.zh.consent }).check();
      },
      result: (page) => page.getByRole('checkbox', { checked: true }),
    },
    {
      name: 'sends the form',
      sends: true,
      act: (page) => page.getByRole('button', { name: '预约入馆', exact: true }).click(),
      result: (page) => page.getByRole('img', { name: /^二维码，编号/ }),
    },
  ],
};

const report: Journey = {
  name: 'reports a lost thing',
  language: 'en',
  start: '/en/#/',
  stored: 'deskLostFoundPage',
  steps: ({ name, phone }) => [
    {
      name: 'opens the form',
      act: (page) => openSubMenu(page, 'Main menu', /“Plan a visit”/, 'Lost and found'),
      result: (page) => page.getByRole('radio', { name: 'I lost something' }),
    },
    {
      name: 'fills in the form',
      act: async (page) => {
        await page.getByRole('radio', { name: 'I lost something' }).check();
        await page.getByLabel('Item', { exact: true }).fill(name);
        await page.getByLabel('What it looks like').fill('Blue, with a scratch');
        await page.getByLabel('Place').fill('Water Court');
        await page.getByLabel('Day', { exact: true }).fill(yesterday());
        await page.getByLabel('How we reach you').fill(phone);
        await page.getByRole('checkbox', { name: consentMessages.en.consent }).check();
      },
      result: (page) => page.getByRole('checkbox', { checked: true }),
    },
    {
      name: 'sends the form',
      sends: true,
      act: (page) => page.getByRole('button', { name: 'Send the report' }).click(),
      result: (page) => page.getByRole('status').filter({ hasText: 'Thank you' }),
    },
  ],
};

const logIn: Journey = {
  name: 'logs in and sees the own bookings',
  language: 'zh',
  start: '/#/News',
  isMember: true,
  steps: ({ account: { userName, password, nickName } }) => [
    {
      name: 'opens the log-in',
      opensDocument: true,
      act: (page) => page.getByRole('banner').getByRole('link', { name: '登录' }).click(),
      result: (page) => page.getByLabel('用户名'),
    },
    {
      name: 'logs in',
      sends: true,
      act: async (page) => {
        await page.getByLabel('用户名').fill(userName);
        await page.getByLabel('密码', { exact: true }).fill(password);
        await page.getByRole('button', { name: '登录', exact: true }).click();
      },
      result: (page) => page.getByRole('banner').getByRole('button', { name: nickName }),
    },
    {
      name: 'opens the user centre',
      opensDocument: true,
      act: async (page) => {
        await page.getByRole('banner').getByRole('button', { name: nickName }).click();
        await page.getByRole('banner').getByRole('link', { name: '用户中心' }).click();
      },
      result: (page) => heading(page, '我的资料'),
    },
    {
      name: 'opens the bookings',
      opensDocument: true,
      act: (page) => page.getByRole('link', { name: '我的预约' }).click(),
      result: (page) => page.getByRole('listitem').filter({ hasText: '已预约' }),
    },
  ],
};

/** Journeys of visitors who keep or send something. */
export const sendingJourneys: readonly Journey[] = [collect, book, report, logIn];
