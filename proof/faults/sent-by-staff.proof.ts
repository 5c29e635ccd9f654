import { expect, type Locator, type Page } from '@playwright/test';
import { deskEndpoints, type DeskCallName } from '../../site/contract/shared/desk/endpoints';
import { endpoints } from '../../site/contract/shared/endpoints';
import { sites } from '../../site/contract/shared/sites';
import { openDesk } from '../../site/e2e/desk-account';
import { openNewNotice, uniqueTitle } from '../../site/e2e/desk-records';
import { requestOf, send } from '../hostile/send';
import { museum } from '../museum';
import { answerFaults, findFault, isFailure } from './answer-faults';
import { testEveryFault, type Attempt } from './test-every-fault';

/** What a member of the staff saves, with a text that nothing else has. */
interface StaffSend {
  name: string;
  call: DeskCallName;
  role: string;
  /** Opens the form and fills it in. */
  prepare: (page: Page, text: string) => Promise<void>;
  button: (page: Page) => Locator;
  /** What is visible afterwards, and not before. */
  done: (page: Page) => Locator;
  /** Where what was typed stands. */
  typed: (page: Page) => Locator;
  /** How often the service has it. */
  countStored: (text: string) => Promise<number>;
}

async function countNotices(text: string): Promise<number> {
  const input = { siteId: sites.zh.id, categoryCode: 'Notice', pageSize: 100 };
  const { body } = await send(museum.origin, requestOf(endpoints.contentPage, input));
  const { records } = JSON.parse(body) as { records: { title: string }[] };
  return records.filter(({ title }) => title === text).length;
}

async function countTours(text: string): Promise<number> {
  const { body } = await send(museum.origin, requestOf(endpoints.docentSlots, {}));
  const { data } = JSON.parse(body) as { data: { place: string; time: string }[] };
  return new Set(data.filter(({ place }) => place === text).map(({ time }) => time)).size;
}

const tourForm = (page: Page) => page.getByRole('dialog', { name: '修改：15:00–16:00' });

const sends: readonly StaffSend[] = [
  {
    name: 'an article that an editor publishes',
    call: 'deskRecordSave',
    role: 'editor',
    prepare: async (page, text) => void (await openNewNotice(page, text)),
    button: (page) => page.getByRole('button', { name: '发布', exact: true }),
    done: (page) => page.getByText('已发布，网站上立即可见。'),
    typed: (page) => page.getByLabel('标题（中文）'),
    countStored: countNotices,
  },
  {
    name: 'a tour that an administrator changes',
    call: 'deskTourSave',
    role: 'administrator',
    prepare: async (page, text) => {
      await page.goto('/desk/#/tour-times');
      await page.getByRole('button', { name: '15:00–16:00' }).click();
      await tourForm(page).getByLabel('集合地点（中文）').fill(text);
    },
    button: (page) => tourForm(page).getByRole('button', { name: '保存' }),
    // The list behind the form shows what is stored after a failure, too.
    done: (page) => page.getByText('已保存。', { exact: true }),
    typed: (page) => tourForm(page).getByLabel('集合地点（中文）'),
    countStored: countTours,
  },
];

/** Sends through the fault, and presses again where a message asks for it. */
async function sendThroughFault(staffSend: StaffSend, { page, proxy, fault }: Attempt) {
  const { call, role, button, done, typed } = staffSend;
  const text = uniqueTitle();
  await openDesk(page, role, museum.settings);
  await staffSend.prepare(page, text);
  proxy.setFault(deskEndpoints[call].path, findFault(fault));
  await button(page).click();
  const message = page.locator('[role=alert]').filter({ hasText: /\S/, visible: true }).first();
  await expect(done(page).or(message).first()).toBeVisible({ timeout: 40_000 });
  proxy.removeFault();
  await expect(page.locator('body')).not.toContainText(/undefined|\[object|NaN|TypeError/);
  const isDone = await done(page).isVisible();
  if (isFailure(fault)) expect(isDone, 'the failure is told').toBe(false);
  if (!isDone) {
    await expect(typed(page), 'what was typed').toHaveValue(text);
    await button(page).click();
  }
  await expect(done(page)).toBeVisible();
  expect(await staffSend.countStored(text), 'stored').toBe(1);
}

for (const staffSend of sends) {
  testEveryFault(
    `${staffSend.name}, whose call has any fault, is stored once after a retry`,
    { faults: Object.keys(answerFaults), calls: staffSend.call },
    (attempt) => sendThroughFault(staffSend, attempt),
  );
}
