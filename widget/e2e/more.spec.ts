import { expect, test } from './host';

test.beforeEach(({ host }) => host.openWithToolbar('article', { tools: 'all' }));

for (const width of [1440, 768, 320]) {
  test(`bar with all tools is one row of 100 px at ${width} px, the further ones stand behind More`, async ({
    host,
  }) => {
    await host.page.setViewportSize({ width, height: 800 });
    const more = host.page.locator('[data-tool=more]');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(host.page.locator('[part=panel] > button').nth(-2)).toHaveText('更多');
    await expect(host.page.locator('[part=panel] > button').last()).toHaveText('退出服务');
    expect((await host.panel.boundingBox())?.height).toBe(100);
    const tops = await host.page
      .locator('[part=panel] > button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size).toBe(1);
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const box = await host.page.locator('[part=more-panel] button').first().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(100);
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
}

test('further tools move into the bar where it has room', async ({ host }) => {
  await host.page.setViewportSize({ width: 1900, height: 800 });
  await expect(host.page.locator('[part=panel] [data-tool=greyscale]')).toBeVisible();
  await expect(host.page.locator('[data-tool=more]')).toHaveCount(0);
  await expect(host.page.locator('[part=panel] > button').last()).toHaveText('退出服务');
});

test('panel of More opened by key takes the focus and the arrow keys, Escape closes it first and then the toolbar', async ({
  host,
}) => {
  await host.page.setViewportSize({ width: 768, height: 800 });
  // The bar fits its buttons to the new width in the next frame.
  await host.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const more = host.page.locator('[data-tool=more]');
  await more.focus();
  await host.page.keyboard.press('Enter');
  const hidden = host.page.locator('[part=more-panel] button');
  await expect(hidden.first()).toBeFocused();
  await host.page.keyboard.press('ArrowRight');
  await expect(hidden.nth(1)).toBeFocused();
  await expect(host.page.locator('[data-a11y-toolbar] [tabindex="0"]')).toHaveCount(1);
  await host.page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(true);
  await host.page.keyboard.press('Escape');
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(false);
});

test('press on the page closes the panel of More', async ({ host }) => {
  await host.page.setViewportSize({ width: 768, height: 800 });
  await host.page.locator('[data-tool=more]').click();
  await expect(host.page.locator('[part=more-panel]')).toBeVisible();
  await host.page.mouse.click(20, 400);
  await expect(host.page.locator('[part=more-panel]')).toHaveCount(0);
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(true);
});

for (const width of [2560, 1440, 1024])
  test(`no button moves, loses the focus or becomes another when the further tools arrive at ${width} px, and Exit stands at the end`, async ({
    host,
  }) => {
    await host.page.setViewportSize({ width, height: 800 });
    let deliver = () => {};
    await host.page.route(/a11y-toolbar-tools\.js/, async (route) => {
      await new Promise<void>((resolve) => (deliver = resolve));
      await route.continue();
    });
    await host.page.reload();
    const lefts = async (): Promise<Record<string, number>> => {
      const buttons = host.page.locator('[part=panel] > button');
      const places = await buttons.evaluateAll((all) =>
        all.map(
          (button) =>
            [button.getAttribute('data-tool') ?? '', button.getBoundingClientRect().left] as const,
        ),
      );
      return Object.fromEntries(places);
    };
    await host.page.evaluate(() => bar().open());
    const exit = await host.button('exit').elementHandle();
    await exit.focus();
    const before = await lefts();
    expect(Object.keys(before)).toHaveLength(12);
    deliver();
    await expect(host.button('scheme')).toBeVisible();
    const after = await lefts();
    expect(after).toMatchObject(before);
    expect(Object.keys(after).at(-1)).toBe('exit');
    expect(after['exit']).toBeGreaterThan(width - 100);
    await expect(host.button('exit')).toBeFocused();
    expect(await exit.getAttribute('data-tool')).toBe('exit');
  });
