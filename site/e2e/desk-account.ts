import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const ownPassword = '云泽 desk 2026';

/** Settings by which a command of the operator finds a service. */
export interface ServiceSettings {
  DATA_DIR: string;
  /** '' for the embedded database. */
  DATABASE_URL: string;
}

/** The service of the whole run. */
const sharedService: ServiceSettings = {
  DATA_DIR: `${root}site/.data/e2e`,
  DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
};

/** Adds an account by the command of the operator; returns its user name and one-time password. */
export function addAccount(
  role: string,
  service = sharedService,
): { userName: string; password: string } {
  const userName = `desk-${randomUUID().slice(0, 8)}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['site/scripts/maintenance.mjs', 'staff-add', userName, '--name', '周敏', '--role', role],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...service } },
  );
  const [password] = /(?:[A-Z\d]{4}-){3}[A-Z\d]{4}/.exec(stdout) ?? [];
  if (password === undefined) throw new Error(stdout + stderr);
  return { userName, password };
}

export async function logIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

/** Logs in with the one-time password and replaces it. */
export async function openDesk(page: Page, role: string, service = sharedService): Promise<string> {
  const { userName, password } = addAccount(role, service);
  await page.goto('/desk/');
  await logIn(page, userName, password);
  await page.getByLabel('一次性密码').fill(password);
  await page.getByLabel('新密码').fill(ownPassword);
  await page.getByRole('button', { name: '更换密码' }).click();
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible();
  return userName;
}

/** The desk of a second person at a machine of their own; its context is to be closed. */
export async function openOtherDesk(browser: Browser, role: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openDesk(page, role);
  return page;
}

/** A page in the menu of the desk. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '工作台栏目' }).getByRole('link', { name, exact: true });
