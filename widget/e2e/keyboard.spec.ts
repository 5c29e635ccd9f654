import { expect, test } from './host';

test.describe('keyboard', () => {
  test('toolbar has one tab stop, arrow keys wrap, Home and End go to the ends', async ({
    host,
  }) => {
    await host.openWithToolbar();
    const focused = () =>
      host.page.evaluate(() =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute('data-tool'),
      );
    expect(await host.page.locator('button[data-tool][tabindex="0"]').count()).toBe(1);
    await host.button('reset').focus();
    const focusOrder: (string | null | undefined)[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'End',
      'ArrowRight',
      'ArrowUp',
      'Home',
    ]) {
      await host.page.keyboard.press(key);
      focusOrder.push(await focused());
    }
    expect(focusOrder).toEqual(['sound', 'speed', 'sound', 'exit', 'reset', 'exit', 'reset']);
    await host.page.keyboard.press('End');
    expect(
      await host.page.locator('button[data-tool][tabindex="0"]').getAttribute('data-tool'),
    ).toBe('exit');
  });

  test('opener moves focus into the toolbar, and Escape closes it and returns focus', async ({
    host,
  }) => {
    await host.open();
    const opener = host.page.locator('#opener');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(host.button('reset')).toBeFocused();
    await host.page.keyboard.press('Escape');
    await expect(host.panel).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape and Alt+a in the page leave the toolbar open', async ({ host }) => {
    await host.openWithToolbar();
    await host.page.locator('#link').focus();
    await host.page.keyboard.press('Escape');
    await host.page.keyboard.press('Alt+a');
    await expect(host.panel).toBeVisible();
  });

  test('toolbar ignores arrow and Home keys with Alt, Ctrl or Meta', async ({ host }) => {
    await host.openWithToolbar();
    await host.button('sound').focus();
    const defaultPrevented = await host.page.evaluate(() => {
      const prevented: boolean[] = [];
      addEventListener('keydown', (event) => prevented.push(event.defaultPrevented));
      const button = document
        .querySelector('[data-a11y-toolbar]')
        ?.shadowRoot?.querySelector('[data-tool=sound]');
      for (const init of [
        { key: 'ArrowLeft', altKey: true },
        { key: 'Home', ctrlKey: true },
        { key: 'ArrowLeft', metaKey: true },
        { key: 'Home' },
      ])
        button?.dispatchEvent(
          new KeyboardEvent('keydown', {
            ...init,
            bubbles: true,
            composed: true,
            cancelable: true,
          }),
        );
      return prevented;
    });
    expect(defaultPrevented).toEqual([false, false, false, true]);
  });

  test('focus moves to the caption tool when the caption is closed', async ({ host }) => {
    await host.openWithToolbar();
    await host.set({ caption: true });
    await host.part('caption-close').press('Enter');
    await expect(host.button('caption')).toBeFocused();
  });

  test('Escape moves focus to the opener after a restored opening and after the opener is replaced', async ({
    host,
  }) => {
    await host.openWithToolbar();
    await host.button('reset').press('Escape');
    await expect(host.page.locator('#opener')).toBeFocused();
    await host.page.keyboard.press('Enter');
    await host.page
      .locator('#opener')
      .evaluate((opener) => opener.replaceWith(opener.cloneNode(true)));
    await host.button('reset').press('Escape');
    await expect(host.page.locator('#opener')).toBeFocused();
  });

  test('close button of the caption hides it and clears the setting', async ({ host }) => {
    await host.openWithToolbar();
    await host.set({ caption: true });
    await host.part('caption-close').press('Enter');
    await expect(host.part('caption')).toBeHidden();
    expect(await host.settings()).toMatchObject({ caption: false });
  });
});

test('openers added later and in a shadow tree toggle the toolbar', async ({ host }) => {
  await host.open();
  await host.page.evaluate(() => {
    const later = document.createElement('button');
    later.dataset['openAccessibility'] = '';
    later.id = 'later';
    const box = document.createElement('div');
    box.append(later);
    document.querySelector('main')?.prepend(box);
    const island = document.createElement('div');
    island.id = 'island';
    island.attachShadow({ mode: 'open' }).append(later.cloneNode());
    document.querySelector('main')?.prepend(island);
  });
  const later = host.page.locator('main > div:not(#island) > #later');
  await expect(later).toHaveAttribute('aria-expanded', 'false');
  await later.dispatchEvent('click');
  await expect(host.panel).toBeVisible();
  await host.page
    .locator('#island')
    .evaluate((island) => island.shadowRoot?.querySelector('button')?.click());
  await expect(host.panel).toBeHidden();
});
