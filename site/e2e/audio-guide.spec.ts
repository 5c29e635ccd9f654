import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const words = {
  zh: {
    ...{ title: '语音导览', field: '展品编号', play: '播放', pause: '暂停', next: '下一个' },
    ...{
      jar: '错金银云纹壶',
      place: '一层 青铜馆，展柜9',
      first: '从商代走到战国，青铜的样子变了。',
    },
    ...{ unknown: '今天展出的展品中没有 109 号。', another: '收听另一件展品', hall: '青铜馆' },
    ...{ stop: '语音导览 104', record: '看这件展品的资料', resume: /^继续收听 104/ },
  },
  en: {
    ...{ title: 'Audio guide', field: 'Number of the object', play: 'Play', pause: 'Pause' },
    ...{ next: 'Next', jar: 'Wine jar (hu) inlaid with gold and silver' },
    ...{ place: 'Bronze Hall, Level 1, showcase 9' },
    first: 'Between the Shang dynasty and the Warring States, bronze changed its face.',
    unknown: 'No object on view today has the number 109.',
    ...{ another: 'Listen to another object', hall: 'Bronze Hall', stop: 'Audio guide stop 104' },
    ...{ record: 'Read about this object', resume: /^Go on with 104/ },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = words[language];

  test(`stop is found by its number, played and left for the next one (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/Service/AudioGuide');
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: w.hall })).toBeVisible();
    const keys = page.locator('.keys button');
    for (const key of await keys.all()) {
      expect((await key.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(64);
    }
    for (const digit of '109') await page.getByRole('button', { name: digit, exact: true }).click();
    await expect(page.getByRole('alert').getByText(w.unknown)).toBeVisible();
    await expect(page.locator('.nearest a').first()).toBeVisible();
    await expectAccessible(page, { language, include: 'main' });

    await page.getByLabel(w.field, { exact: true }).fill('104');
    await expect(page.getByRole('status').getByText(w.place)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: w.jar })).toBeVisible();
    await expect(page).toHaveURL(/#\/Service\/AudioGuide\/104$/);
    const marked = page.locator('main p [aria-current=true]');
    await expect(marked).toHaveText(w.first);
    await expect(page.getByRole('button', { name: w.pause, exact: true })).toBeVisible();
    // The second sentence follows by itself.
    await expect(marked).not.toHaveText(w.first, { timeout: 15_000 });
    await page.getByRole('button', { name: w.pause, exact: true }).click();
    await expect(page.getByRole('button', { name: w.play, exact: true })).toBeVisible();
    await expectAccessible(page, { language, include: 'main' });

    await page.locator('.onward').getByRole('link', { name: w.next }).click();
    await expect(page).toHaveURL(/#\/Service\/AudioGuide\/105$/);
    await page.getByRole('link', { name: w.another }).click();
    await expect(page.getByRole('link', { name: /105/ }).first()).toBeVisible();
  });

  test(`object page leads to its stop and back (${language})`, async ({ page }) => {
    await visit(page, language, '/Collection/ExcellentCollection/cuojin-hu');
    await page.getByRole('link', { name: w.stop }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.jar })).toBeVisible();
    // Nothing sounds before the visitor presses Play.
    await expect(page.getByRole('button', { name: w.play, exact: true })).toBeVisible();
    await page.getByRole('link', { name: w.record }).click();
    await expect(page).toHaveURL(/ExcellentCollection\/cuojin-hu$/);
  });

  test(`crawlable page of a stop has its transcript and an AudioObject (${language})`, async ({
    page,
  }) => {
    await page.goto(`/p/${language}/Service/AudioGuide/104`);
    await expect(page.getByText(w.first)).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const audio = data
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .find((each) => each['@type'] === 'AudioObject');
    expect(audio).toMatchObject({ name: w.jar });
    expect(audio?.transcript).toContain(w.first);
    const unknown = await page.request.get(`/p/${language}/Service/AudioGuide/999`);
    expect(unknown.status()).toBe(404);
  });
}
