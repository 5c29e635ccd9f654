import type { Page } from '@playwright/test';
import { failedCalls, faults, oncePerSentence } from './faults/answers';
import { catalogue, words, type Sentence } from './faults/catalogue';
import { forms } from './faults/forms';
import { expect, test, visit } from './fixtures';

/** With these the service says no to this very form, and sending it again would change nothing. */
const refusals: readonly Sentence[] = [400, 404];

async function expectKept(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(kept)) {
    await expect(page.locator(`main form [name=${name}]`).first()).toHaveValue(value);
  }
}

const send = (page: Page) => page.locator('main form .send').first();
const receipt = (page: Page) => page.getByRole('main').locator('[role=status] h3');

test.beforeEach(({ offences }) => {
  offences.expected = [...failedCalls];
});

for (const language of ['zh', 'en'] as const) {
  const said = catalogue[language];
  const { retry: again } = words[language];

  for (const [name, { route, sending, fill, kept }] of Object.entries(forms)) {
    test(`${name} (${language}): each fault is said beside the form, what was typed stays, and it is sent at last`, async ({
      page,
    }) => {
      await visit(page, language, route);
      await fill(page);
      const alert = page.getByRole('main').getByRole('alert');
      const retry = alert.getByRole('button', { name: again });
      for (const [sentence, answer] of language === 'zh' ? faults : oncePerSentence) {
        await page.route(sending, answer);
        await send(page).click();
        await expect(alert.getByText(said[sentence])).toBeVisible();
        await expect(retry).toHaveCount(refusals.includes(sentence) ? 0 : 1);
        await expectKept(page, kept);
        await page.unroute(sending);
      }
      await retry.click();
      await expect(receipt(page)).toBeFocused();
    });
  }

  test(`without a line a form says so, and is sent once there is one (${language})`, async ({
    page,
    context,
  }) => {
    const { route, fill, kept } = forms['lost and found'] ?? raise();
    await visit(page, language, route);
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText(said.network)).toBeVisible();
    await expectKept(page, kept);
    await context.setOffline(false);
    await alert.getByRole('button', { name: again }).click();
    await expect(receipt(page)).toBeFocused();
  });

  test(`a form that gets no answer is given up after 30 s, and may be sent again (${language})`, async ({
    page,
  }) => {
    const { route, sending, fill, kept } = forms.activities ?? raise();
    await page.clock.install();
    await visit(page, language, route);
    await fill(page);
    await page.route(sending, () => undefined);
    await send(page).click();
    await expect(page.locator('main form[aria-busy=true]')).toBeVisible();
    const alert = page.getByRole('main').getByRole('alert');
    await page.clock.runFor(15_000);
    await expect(alert.getByText(said.timeout)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(alert.getByText(said.timeout)).toBeVisible();
    await expectKept(page, kept);
    await page.unroute(sending);
    await alert.getByRole('button', { name: again }).click();
    await expect(receipt(page)).toBeFocused();
  });
}

function raise(): never {
  throw new Error('there is no such form');
}
