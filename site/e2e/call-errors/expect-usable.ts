import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { messages, type Language } from './error-messages';

/** Asserts that the message is shown once, among at most three, on a page with heading and footer. */
export async function expectUsable(
  page: Page,
  language: Language,
  sentence: string,
): Promise<void> {
  const region = page.getByRole('region', { name: messages[language].region });
  await expect(region.getByText(sentence)).toHaveCount(1);
  const shown = await region.locator('p').allInnerTexts();
  expect(shown.length).toBeLessThanOrEqual(3);
  expect(new Set(shown).size).toBe(shown.length);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** Closes all messages, which stay otherwise until the next navigation. */
export async function dismissNotices(page: Page, language: Language): Promise<void> {
  const notices = page.getByRole('region', { name: messages[language].region }).locator('p');
  for (let count = await notices.count(); count > 0; count--) {
    await notices.first().getByRole('button').click();
    await expect(notices).toHaveCount(count - 1);
  }
}
