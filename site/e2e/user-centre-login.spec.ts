import { expectAccessible, pageFrame } from './axe';
import { expect } from './fixtures';
import {
  fillRegistration,
  uniqueUserName,
  password,
  consoleError4xx,
  register,
  messages,
} from './member';
import { test } from './shared-page';

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`log-in form works by keyboard, shows field errors and leads to the return address (${language})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(consoleError4xx);
    const userName = await register(page, language, w.home);
    await page.evaluate(() => localStorage.clear());

    await page.goto(`/user-centre/login?returnUrl=${encodeURIComponent(`${w.home}#/News`)}`);
    await expectAccessible(page, { language });
    const name = page.getByLabel(w.userName);
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(w.missing);
    await expectAccessible(page, { exclude: pageFrame, language });

    await page.keyboard.type(userName.toUpperCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(page.getByLabel(w.password, { exact: true })).toHaveValue('not the password');

    await page.getByLabel(w.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === `${w.home}#/News`);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token']),
    );
    await page.goto('/user-centre/login?returnUrl=%2Fuser-centre%2Fpoints');
    await page.waitForURL('**/user-centre/points');
  });

  test(`registration form shows field errors of the browser and of the service (${language})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected.push(consoleError4xx);
    const taken = await register(page, language, w.home);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/user-centre/register${w.query}`);
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(5);
    await expect(page.getByLabel(w.userName)).toBeFocused();
    await expectAccessible(page, { exclude: pageFrame, language });

    await fillRegistration(page, language, taken);
    // With the nickname too it would be the same registration, sent again.
    await page.getByLabel(w.nickName).fill('何一舟');
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.getByLabel(w.userName)).toHaveAccessibleDescription(new RegExp(w.taken));
    await expect(page.getByLabel(w.userName)).toBeFocused();
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);

    await page.getByLabel(w.userName).fill(uniqueUserName());
    await page.getByLabel(w.password, { exact: true }).fill('password1');
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByLabel(w.password, { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.getByLabel(w.password, { exact: true })).toBeFocused();
    await page.getByLabel(w.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: w.register }).click();
    await page.waitForURL((url) => url.pathname === w.home);
  });
}

test('log-in with an unsafe return address leads to the home page', async ({ page }) => {
  await register(page, 'zh', '/user-centre/');
  for (const value of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/\t/evil.example',
  ]) {
    await page.goto(`/user-centre/login?returnUrl=${encodeURIComponent(value)}`);
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    expect(new URL(page.url()).hostname, JSON.stringify(value)).toBe('127.0.0.1');
  }
});
