import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { itemLabels } from '../contract/shared/desk/item-labels';
import { deskPath } from '../contract/shared/desk/endpoints';
import { deskPages, type DeskPageName } from '../desk/pages/desk-pages';
import { deskMessages } from '../desk/messages';
import { openDesk } from '../e2e/desk-account';
import { sendVisitorItems } from '../e2e/desk-visitors';
import { expect, test } from '../e2e/fixtures';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** A number that visitors read out, as the desk spells it. */
const referenceCode = /^([A-Z\d]\s?){6}$/;
const article = 'a-bowl-for-a-thousand-years-opens';

const words = {
  zh: {
    ...{ search: '', suffix: '', arrived: '登记到场', picture: '图片', choice: '本条的图片 1' },
    ...{ format: '正文（中文）：格式', notYet: '未到场' },
  },
  en: {
    ...{ search: '?lang=en', suffix: '-en', arrived: 'Has arrived', picture: 'Picture' },
    ...{ choice: 'Picture 1 of this record', format: 'Format of Text (Chinese)' },
    notYet: 'Not yet',
  },
} as const;
type Language = keyof typeof words;

test.use({ viewport: { width: 1280, height: 800 } });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Writes what the window shows into the folder of the documents. */
async function takePicture(page: Page, name: string, language: Language): Promise<void> {
  await expect(page.getByText(/^(正在加载|Loading)$/)).toHaveCount(0);
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = `${folder}desk-${name}${words[language].suffix}.webp`;
  await sharp(picture).webp({ quality: 80, effort: 6 }).toFile(file);
}

/** Opens a page of the menu. */
async function openPage(page: Page, language: Language, name: DeskPageName): Promise<void> {
  const path = deskPages.find((each) => each.name === name)?.path ?? '';
  await page.goto(`${deskPath}${words[language].search}#${path}`);
  const heading = deskMessages[language].pages[name];
  await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
}

test.beforeAll(async ({ request }) => {
  await sendVisitorItems(request);
});

for (const language of ['zh', 'en'] as const) {
  const own = words[language];
  test(`pictures of the inbox, the list of a day and the house (${language})`, async ({ page }) => {
    await openDesk(page, 'administrator');
    const row = page.getByRole('main').getByRole('row');
    await openPage(page, language, 'day');
    // Without bookings of entry today there is no tile: the pictures are to be taken on an open day.
    // The pictures in the other language have marked an arrival as well.
    const expected = row.filter({ has: page.getByRole('img', { name: own.notYet }) }).first();
    const code = await expected.getByRole('cell', { name: referenceCode }).innerText();
    await page.getByRole('textbox').last().fill(code);
    await page.getByRole('button', { name: own.arrived }).click();
    await expect(page.locator('[data-outcome=arrived]')).toBeVisible();
    await takePicture(page, 'day', language);
    await openPage(page, language, 'overview');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
    await takePicture(page, 'overview', language);
    await openPage(page, language, 'lostFound');
    await expect(row).toHaveCount(6);
    await takePicture(page, 'inbox', language);
    await openPage(page, language, 'docent');
    await row.nth(1).getByRole('button').click();
    await expect(
      page.getByRole('dialog', { name: itemLabels[language].kinds.docent }),
    ).toBeVisible();
    await takePicture(page, 'item', language);
    for (const [name, file] of [
      ['opening', 'opening'],
      ['admissionTimes', 'entry-times'],
      ['categories', 'categories'],
    ] as const) {
      await openPage(page, language, name);
      await takePicture(page, file, language);
    }
  });

  test(`pictures of the records and the form of an article (${language})`, async ({ page }) => {
    await openDesk(page, 'editor');
    await openPage(page, language, 'records');
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await takePicture(page, 'records', language);
    await page.goto(`${deskPath}${own.search}#/records?kind=entry&id=${article}`);
    await expect(page.locator('form code').first()).toHaveText(article);
    const format = page.getByRole('group', { name: own.format });
    await expect(format).toBeVisible();
    await takePicture(page, 'record', language);
    await format.getByRole('button', { name: own.picture, exact: true }).click();
    await expect(page.getByRole('button', { name: own.choice })).toBeVisible();
    await format.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().top - 120);
    });
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await takePicture(page, 'picture', language);
  });
}
