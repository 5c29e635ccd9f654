import { expect, test, type Locator, type Page } from '@playwright/test';
import { errorMessages } from '../../site/contract/shared/error-messages';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import type { Journey, Step, Visitor } from './journey';
import { readFields } from './read-fields';
import { readingJourneys } from './reading-journeys';
import { sendingJourneys } from './sending-journeys';
import { countStored, createVisitor, registerWithBooking } from './stored-items';

const retryNames = { zh: /^(?:重试|重新加载)$/, en: /^(?:Try again|Reload)$/ } as const;
/** What a player says, which goes on without its sound. */
const soundMessages = { zh: '声音没有加载出来', en: 'The sound did not load' } as const;

/** What a step does without a network. */
type Outcome = 'works' | 'message' | 'page of the browser';

async function isVisible(locator: Locator, timeout: number): Promise<boolean> {
  return locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
}

/** Waits until the app has taken the prerendered page over, and nothing in it is being loaded. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('.prerendered')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function findOutcome(
  page: Page,
  step: Step,
  language: Journey['language'],
): Promise<Outcome> {
  const messages = [errorMessages[language].network, soundMessages[language]];
  const message = page.getByText(new RegExp(messages.join('|'))).first();
  let outcome: Outcome | undefined;
  await expect(async () => {
    if (page.url().startsWith('chrome-error:')) outcome = 'page of the browser';
    else if (await message.isVisible()) outcome = 'message';
    else if (await step.result(page).isVisible()) outcome = 'works';
    expect(outcome, 'the step has its result or a message').toBeDefined();
  }).toPass({ timeout: 15_000 });
  return outcome ?? 'works';
}

/** Presses the button of the message, or does the step again where none belongs to it. */
async function retry(page: Page, step: Step, language: Journey['language']): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: retryNames[language] }).first();
  // What the return of the network loads again loses its button.
  if (await button.isVisible()) await button.click().catch(() => undefined);
  else return step.act(page);
  const isDone = step.sends ?? (await isVisible(step.result(page), 5_000));
  if (!isDone) await step.act(page);
}

/** Does a step without a network, then again with one, until it has its result. */
async function doOfflineFirst(page: Page, step: Step, language: Journey['language']) {
  await page.context().setOffline(true);
  await step.act(page);
  const outcome = await findOutcome(page, step, language);
  const isOpeningDocument = outcome === 'page of the browser';
  expect(isOpeningDocument && !step.opensDocument, 'only a new document leaves the site').toBe(
    false,
  );
  if (!isOpeningDocument) {
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/undefined|\[object|NaN/);
  }
  const typed = outcome === 'message' && step.sends ? await readFields(page) : [];
  await page.context().setOffline(false);
  if (isOpeningDocument) await page.reload();
  else if (outcome === 'message' && !(await isVisible(step.result(page), 2_000))) {
    if (step.sends) expect(await readFields(page)).toEqual(typed);
    await retry(page, step, language);
  }
  await expect(step.result(page)).toBeVisible({ timeout: 20_000 });
  return outcome;
}

async function makeJourney(page: Page, journey: Journey, visitor: Visitor, offlineAt: number) {
  await page.goto(museum.origin + journey.start);
  await waitUntilLoaded(page);
  let outcome: Outcome = 'works';
  for (const [index, step] of journey.steps(visitor).entries()) {
    await expect(step.result(page), 'the result before its step').toBeHidden();
    if (index === offlineAt) outcome = await doOfflineFirst(page, step, journey.language);
    else await step.act(page);
    await expect(step.result(page)).toBeVisible();
    await waitUntilLoaded(page);
  }
  return outcome;
}

for (const journey of [...readingJourneys, ...sendingJourneys]) {
  test(`visitor who ${journey.name} is offline at any one step and completes the journey`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    const outcomes: string[] = [];
    for (const [offlineAt, { name }] of journey.steps(createVisitor()).entries()) {
      await test.step(`offline: ${name}`, async () => {
        const visitor = createVisitor();
        if (journey.isMember) await registerWithBooking(visitor);
        const context = await browser.newContext();
        const page = await context.newPage();
        page.setDefaultTimeout(10_000);
        page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
        outcomes.push(`${name}: ${await makeJourney(page, journey, visitor, offlineAt)}`);
        if (journey.stored) {
          expect(await countStored(journey.stored, visitor.name), 'stored items').toBe(1);
        }
        await context.close();
      });
    }
    noteMeasured(outcomes.join('; '));
    expect(problems).toEqual([]);
  });
}
