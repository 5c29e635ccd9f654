import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const ownPassword = '云泽 desk 2026';

/** Adds an account by the command of the operator; returns its user name and one-time password. */
export function addAccount(role: string): { userName: string; password: string } {
  const userName = `desk-${randomUUID().slice(0, 8)}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['site/scripts/maintenance.mjs', 'staff-add', userName, '--name', '周敏', '--role', role],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: `${root}site/.data/e2e`, DATABASE_URL: '' },
    },
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
export async function openDesk(page: Page, role: string): Promise<string> {
  const { userName, password } = addAccount(role);
  await page.goto('/desk/');
  await logIn(page, userName, password);
  await page.getByLabel('一次性密码').fill(password);
  await page.getByLabel('新密码').fill(ownPassword);
  await page.getByRole('button', { name: '更换密码' }).click();
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible();
  return userName;
}
