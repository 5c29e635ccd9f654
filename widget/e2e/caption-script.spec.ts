import { expect, isolatedTest, test, type Host } from './host';

const tools = 'caption caption-script reset exit';
const sentence =
  '银行行长在重庆发现曾侯乙编钟与干净的藏品，The Met大都会博物馆里面还有头发与面粉，2024年5月18日开放。';

const openCaption = async (host: Host, attributes: Record<string, string> = {}) => {
  await host.openWithToolbar('article', { tools, ...attributes });
  await expect(host.button('caption-script')).toBeVisible();
  await host.set({ caption: true });
};
const text = (host: Host) => host.part('caption-text');
const show = (host: Host, caption: string) =>
  host.page.evaluate((value) => bar().showCaption(value), caption);
const sizeOf = (host: Host) => text(host).evaluate((box) => getComputedStyle(box).fontSize);
/** The readings above the characters of the page being shown. */
const readings = (host: Host) =>
  host.page
    .locator('rt')
    .evaluateAll((all) => all.map((rt) => (rt as HTMLElement).dataset['reading']));

const requestsOf = (host: Host): string[] => {
  const files: string[] = [];
  host.page.on('request', (request) => {
    const [name] = /a11y-toolbar-(pinyin|traditional)/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
};

test('caption script loads its files on first use, once each, and the text stays exactly the page', async ({
  host,
}) => {
  const requests = requestsOf(host);
  await openCaption(host);
  await show(host, '银行里的头发');
  await expect(text(host)).toHaveText('银行里的头发');
  expect(requests).toEqual([]);
  await host.button('caption-script').click();
  await expect(host.status).toHaveText('字幕用繁体字');
  await show(host, '银行里的头发');
  await expect(text(host)).toHaveText('銀行裡的頭髮');
  await host.button('caption-script').click();
  await expect(host.status).toHaveText('字幕加拼音');
  await show(host, '银行里的头发');
  await expect.poll(() => readings(host)).toEqual(['yín', 'háng', 'lǐ', 'de', 'tóu', 'fa']);
  expect(await text(host).evaluate((box) => box.textContent)).toBe('银行里的头发');
  expect(await host.stored()).toMatchObject({ 'a11y-toolbar:caption-script': 'pinyin' });
  expect(requests).toEqual(['a11y-toolbar-traditional', 'a11y-toolbar-pinyin']);
  await host.button('reset').click();
  await host.set({ caption: true });
  await show(host, '银行里的头发');
  await expect(host.page.locator('rt')).toHaveCount(0);
  await expect(text(host)).toHaveText('银行里的头发');
});

test('stored script and size come back with the caption and are forgotten by reset', async ({
  host,
}) => {
  await openCaption(host);
  await host.set({ captionScript: 'pinyin', captionSize: '40' });
  await host.page.reload();
  await expect(host.part('caption')).toBeVisible();
  await expect(text(host)).toHaveCSS('font-size', '40px');
  await show(host, '藏品');
  await expect.poll(() => readings(host)).toEqual(['cáng', 'pǐn']);
  await host.page.evaluate(() => bar().reset());
  expect(await host.stored()).toEqual({});
  expect(await host.settings()).toMatchObject({ captionScript: 'simplified', captionSize: '53' });
});

test('choosing a script switches the caption on', async ({ host }) => {
  await openCaption(host);
  await host.set({ caption: false });
  await host.button('caption-script').click();
  await expect(host.part('caption')).toBeVisible();
});

test('English text stays as it is in each script', async ({ host }) => {
  await openCaption(host, { lang: 'en' });
  for (const captionScript of ['traditional', 'pinyin', 'simplified']) {
    await host.set({ captionScript });
    await show(host, 'The Met has 20,000 objects.');
    await expect(text(host)).toHaveText('The Met has 20,000 objects.');
    await expect(host.page.locator('rt')).toHaveCount(0);
  }
});

test('size button is used by keyboard and mouse, named with its value, and gives the tab stop back', async ({
  host,
}) => {
  await openCaption(host);
  await show(host, '青铜器');
  const button = host.part('caption-size');
  await expect(button).toHaveAccessibleName('字幕字号 53');
  await host.button('exit').focus();
  await host.page.keyboard.press('ArrowRight');
  await expect(button).toBeFocused();
  await host.page.keyboard.press('Enter');
  await expect(host.status).toHaveText('字幕字号66像素');
  await expect(button).toHaveAccessibleName('字幕字号 66');
  for (const size of ['80px', '40px', '53px']) {
    await button.click();
    expect(await sizeOf(host)).toBe(size);
  }
  await expect(host.page.locator('[data-a11y-toolbar] [tabindex="0"]')).toHaveCount(1);
  await host.set({ caption: false });
  await expect(host.part('panel').locator('[tabindex="0"]')).toHaveCount(1);
});

for (const width of [1440, 768, 320]) {
  for (const captionScript of ['simplified', 'traditional', 'pinyin']) {
    // Readings are the widest; the narrowest window holds the fewest words.
    const tag = width === 320 || captionScript === 'pinyin' ? [] : '@sweep';
    isolatedTest(
      `caption in ${captionScript} is neither cut off nor splits words at ${width} px in any size`,
      { tag },
      async ({ host }) => {
        await host.page.setViewportSize({ width, height: 720 });
        await openCaption(host);
        await host.set({ captionScript });
        await show(host, '头发');
        // The file of the script has loaded.
        if (captionScript === 'pinyin') await expect.poll(() => readings(host)).toContain('tóu');
        else await expect(text(host)).toHaveText(captionScript === 'traditional' ? '頭髮' : '头发');
        await host.page.evaluate(() => {
          window.pages = [];
          bar().on('caption', ({ text: page }) => window.pages.push(page));
        });
        await host.page.clock.install();
        for (const captionSize of ['40', '53', '66', '80']) {
          await host.set({ captionSize });
          await host.page.evaluate((value) => {
            window.pages = [];
            bar().showCaption(value);
          }, sentence);
          for (let turn = 0; turn < 40; turn++) {
            const fits = await text(host).evaluate((box) => {
              const { left, right, top, bottom } = box.getBoundingClientRect();
              const isInside = [...box.querySelectorAll('ruby')].every((ruby) => {
                const inner = ruby.getBoundingClientRect();
                return (
                  inner.left >= left - 1 &&
                  inner.right <= right + 1 &&
                  inner.top >= top - 1 &&
                  inner.bottom <= bottom + 1
                );
              });
              return (
                isInside && box.scrollHeight <= box.clientHeight + 9 && box.clientHeight <= 146
              );
            });
            expect(fits, `${captionSize} px, page ${turn}`).toBe(true);
            await host.page.clock.runFor(700);
          }
          const pages = await host.page.evaluate(() => window.pages);
          expect(pages.join('')).toBe(sentence);
          const cuts = pages.join('|');
          for (const word of [
            '银行',
            '重庆',
            '发现',
            '编钟',
            'Met',
            '博物馆',
            '头发',
            '2024',
            '开放',
          ])
            expect(cuts, `${captionSize} px`).toContain(word);
        }
        expect((await host.part('caption').boundingBox())?.height).toBe(150);
      },
    );
  }
}

test('pages of the caption are split again when size or script changes', async ({ host }) => {
  await openCaption(host);
  await show(host, sentence.replaceAll('，', '').replaceAll('。', ''));
  const first = await text(host).textContent();
  await host.set({ captionSize: '80' });
  const large = await text(host).textContent();
  expect(large?.length).toBeLessThan(first?.length ?? 0);
  await host.set({ captionSize: '40' });
  expect((await text(host).textContent())?.length).toBeGreaterThan(large?.length ?? 0);
});

for (const [fault, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['was changed', { contentType: 'text/javascript', body: 'window.isChanged = true' }],
] as const) {
  test(`pinyin file that ${fault} gives one warning and one error, the caption stays as written, the next use tries again`, async ({
    host,
  }) => {
    const file = /a11y-toolbar-pinyin\.js/;
    await host.page.route(file, (route) => route.fulfill(answer));
    await openCaption(host);
    await host.page.evaluate(() => {
      window.pages = [];
      bar().on('error', ({ reason }) => window.pages.push(reason));
    });
    const warned = () => host.warnings.filter((line) => file.test(line)).length;
    await host.set({ captionScript: 'pinyin' });
    await expect.poll(warned).toBe(1);
    await show(host, '藏品');
    await show(host, '宝藏');
    await expect(text(host)).toHaveText('宝藏');
    expect(warned()).toBe(1);
    expect(await host.page.evaluate(() => 'isChanged' in window)).toBe(false);
    await host.page.unroute(file);
    await host.set({ captionScript: 'simplified' });
    await host.set({ captionScript: 'pinyin' });
    await expect.poll(() => readings(host)).toEqual(['bǎo', 'zàng']);
    expect(await host.page.evaluate(() => window.pages)).toEqual([
      'caption script pinyin is not loaded',
    ]);
    expect(host.problems.every((problem) => /404|integrity/.test(problem))).toBe(true);
    host.problems.length = 0;
  });
}

test('page is as before after destroy with pinyin captions', async ({ host }) => {
  await host.open('plain', { attributes: { auto: 'false' } });
  const markup = () => host.page.evaluate(() => document.documentElement.outerHTML);
  const before = await markup();
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (api && 'create' in api) api.create({ open: true, tools: ['caption', 'caption-script'] });
  });
  await expect(host.button('caption-script')).toBeVisible();
  await host.set({ caption: true, captionScript: 'pinyin' });
  await show(host, '藏品');
  await expect.poll(() => readings(host)).toEqual(['cáng', 'pǐn']);
  await host.page.evaluate(() => bar().destroy());
  expect(await markup()).toBe(before);
});

declare global {
  var pages: string[];
}
