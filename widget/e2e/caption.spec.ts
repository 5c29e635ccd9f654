import { installScriptedEngine, readSpokenTexts } from './scripted-engine';
import { expect, isolatedTest as test, type Host } from './host';

const long =
  '云泽博物馆收藏文物20000余件，其中《云泽山水长卷》为“镇馆之宝”，长1191.5厘米，每年接待观众数百万人次，是全省最大的综合性博物馆，欢迎您在2024年5月18日国际博物馆日前来参观。';

/** All pages of a text that the caption shows within 60 s. */
async function pagesOf(host: Host, act: (text: string) => void): Promise<string[]> {
  await host.page.evaluate(() => {
    window.pages = [];
    bar().on('caption', ({ text }) => window.pages.push(text));
  });
  await host.page.clock.install();
  await host.page.evaluate(act, long);
  await host.page.clock.runFor(60_000);
  return host.page.evaluate(() => window.pages);
}

for (const width of [1280, 768, 320]) {
  test(`caption shows a long text in pages at ${width} px without breaks in numbers or bracket pairs`, async ({
    host,
  }) => {
    await host.page.setViewportSize({ width, height: 720 });
    await host.openWithToolbar();
    await host.set({ caption: true });
    const pages = await pagesOf(host, (text) => bar().showCaption(text));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('')).toBe(long);
    for (const [index, page] of pages.entries()) {
      expect(`${pages[index - 1]?.at(-1) ?? ''}${page[0] ?? ''}`).not.toMatch(/[\d.]{2}/);
      if (width > 320) {
        expect(page).not.toMatch(/^[，。、；！？》”]/);
        expect((page.match(/《/g) ?? []).length).toBe((page.match(/》/g) ?? []).length);
        expect((page.match(/“/g) ?? []).length).toBe((page.match(/”/g) ?? []).length);
      }
    }
    await expect(host.part('caption-text')).toHaveText(pages.at(-1) ?? '');
    expect(
      await host.part('caption-text').evaluate((box) => box.scrollHeight <= box.clientHeight),
    ).toBe(true);
  });
}

test('caption pages stay in step with the speech', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar();
  await host.set({ caption: true });
  const log = await host.page.evaluate(async (text) => {
    const events: string[] = [];
    bar().on('speak', (event) => events.push(`speak ${event.text}`));
    bar().on('caption', (event) => events.push(`caption ${event.text}`));
    await bar().speak(text);
    return events;
  }, `${long}${long}`);
  const spokenTexts = log.filter((line) => line.startsWith('speak ')).map((line) => line.slice(6));
  expect(spokenTexts.join('')).toBe(long + long);
  for (const [index, line] of log.entries()) {
    const next = log[index + 1];
    if (line.startsWith('caption ') && next?.startsWith('speak '))
      expect(next.slice(6)).toContain(line.slice(8, 12));
  }
});

test('caption keeps its last page until another text; empty texts and 文本 are ignored', async ({
  host,
}) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  await host.page.evaluate(() => bar().showCaption('青铜器'));
  await host.page.evaluate(() => {
    for (const ignored of ['', '  ', '文本']) bar().showCaption(ignored);
  });
  await expect(host.part('caption-text')).toHaveText('青铜器');
  await host.page.evaluate(() => bar().showCaption('玉器'));
  await expect(host.part('caption-text')).toHaveText('玉器');
});

test('caption shows markup as plain text', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  await host.page.evaluate(() => bar().showCaption('<img src=x onerror=alert(1)>'));
  await expect(host.part('caption-text')).toHaveText('<img src=x onerror=alert(1)>');
});

test('caption without sound shows the hovered and the focused element', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  await host.page.locator('#prose').hover();
  await expect(host.part('caption-text')).toContainText('云泽博物馆');
  await host.page.locator('#link').focus();
  await expect(host.part('caption-text')).toHaveText('链接，馆藏');
});

test('toolbar buttons are not read aloud on hover and focus', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar();
  await host.set({ sound: true, pointerReading: true });
  await host.button('contrast').hover();
  await host.button('contrast').focus();
  await host.page.waitForTimeout(500);
  expect(await host.page.evaluate(() => window.spoken)).toEqual([]);
});

test('caption re-paginates when the window becomes narrower', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  await host.page.evaluate(() =>
    bar().showCaption('云泽博物馆收藏文物两万余件欢迎参观。'.repeat(3)),
  );
  await host.page.setViewportSize({ width: 360, height: 720 });
  await expect
    .poll(() =>
      host.part('caption-text').evaluate((box) => box.scrollHeight <= box.clientHeight + 9),
    )
    .toBe(true);
});

test('reading outline is hidden when the speech ends', async ({ host }) => {
  await installScriptedEngine(host.page, ['zh-CN'], 2_000);
  await host.openWithToolbar();
  await host.set({ sound: true });
  const outline = host.page.locator('.layer > .outline');
  await host.page.locator('#link').focus();
  await expect(outline).toBeVisible();
  await expect.poll(() => readSpokenTexts(host.page)).toEqual(['链接，馆藏']);
  await expect(outline).toBeHidden();
});

declare global {
  var pages: string[];
}
