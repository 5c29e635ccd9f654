import { expect, test, type Host } from './host';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';

const attributes = { tools: 'sound speed caption reset read-on exit' };

/** The text under the mark of the sentence being read. */
const marked = (host: Host) =>
  host.page.evaluate(() =>
    [...(CSS.highlights.get('a11y-toolbar-read-on') ?? [])]
      .map(({ startContainer, startOffset, endOffset }) =>
        (startContainer.nodeValue ?? '').slice(startOffset, endOffset),
      )
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  );

const control = (host: Host, name: 'previous' | 'pause' | 'next' | 'stop') =>
  host.page.locator(`[data-tool=read-on-${name}]`);

/** Opens the page with an engine whose utterances take this long. */
async function open(host: Host, durationMs = 30, more: Record<string, string> = {}) {
  await installScriptedEngine(host.page, ['zh-CN', 'en-US'], durationMs);
  await host.openWithToolbar('read-on', { ...attributes, ...more });
  await expect(host.button('read-on')).toBeVisible();
}

/** A very long utterance: the tests end it by their commands. */
const endless = 60_000;

test('read-on reads the main text to its end, without hidden text and form values, in the languages of the page', async ({
  host,
}) => {
  await open(host);
  // Not by markup: Chromium 109 has no declarative shadow DOM.
  await host.page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.textContent = '影子里的句子。';
    const slot = Object.assign(document.createElement('slot'), { name: 'a' });
    const root = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
    root?.append(paragraph, slot, document.createElement('slot'));
  });
  await host.button('read-on').click();
  await expect(host.button('read-on')).toHaveAttribute('aria-pressed', 'true');
  await expect(host.part('read-on')).toHaveCount(0, { timeout: 30_000 });
  await expect(host.button('read-on')).toHaveAttribute('aria-pressed', 'false');
  const texts = (await readSpokenTexts(host.page)).map((text) => text.trim());
  expect(texts).toEqual([
    '青铜鼎',
    '第一句有重点。',
    '第二句 有 链接。',
    '姓名',
    'An English sentence.',
    expect.stringContaining('Xia gallery'),
    '鼎的正面',
    '图一：鼎的正面照片。',
    '影子里的句子。',
    '插槽一。',
    '插槽二。',
    '框架里的句子。',
    '会被删除的段落。',
    '还在的段落。',
    '最后一句。',
  ]);
  const langs = await host.page.evaluate(() => window.spoken.map(({ lang }) => lang));
  expect(langs[4]).toBe('en');
  expect(langs[0]).toBe('zh-CN');
});

test('sentence being read is marked and in view, pause, resume, next, previous and stop work', async ({
  host,
}) => {
  await open(host, endless);
  await host.button('read-on').click();
  await expect.poll(() => marked(host)).toBe('青铜鼎');
  await expect(host.part('read-on')).toHaveAttribute('role', 'group');
  await expect(host.part('read-on')).toHaveAttribute('aria-label', '连读');
  await control(host, 'next').click();
  await expect.poll(() => marked(host)).toBe('第一句有重点。');
  await control(host, 'next').click();
  await expect.poll(() => marked(host)).toBe('第二句 有 链接。');
  await control(host, 'previous').click();
  await control(host, 'previous').click();
  await expect.poll(() => marked(host)).toBe('青铜鼎');
  await control(host, 'previous').click();
  await expect.poll(() => marked(host)).toBe('青铜鼎');
  await control(host, 'next').click();
  await expect(control(host, 'pause')).toHaveText('暂停');
  await control(host, 'pause').click();
  await expect(control(host, 'pause')).toHaveText('继续');
  const spoken = (await readSpokenTexts(host.page)).length;
  expect(await host.page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await control(host, 'pause').click();
  await expect.poll(async () => (await readSpokenTexts(host.page)).length).toBe(spoken + 1);
  expect((await readSpokenTexts(host.page)).at(-1)).toContain('第一句');
  await control(host, 'stop').click();
  await expect(host.part('read-on')).toHaveCount(0);
  expect(await marked(host)).toBe('');
  expect(await host.page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

test('read-on begins at the selection, else at the keyboard focus, else at the block last pointed at', async ({
  host,
}) => {
  await open(host, endless);
  const start = async () => {
    await host.button('read-on').click();
    await expect.poll(() => marked(host)).not.toBe('');
    const text = await marked(host);
    await control(host, 'stop').click();
    return text;
  };
  await host.page.locator('figcaption').hover();
  await host.page.waitForTimeout(300);
  expect(await start()).toBe('图一：鼎的正面照片。');
  await host.page.locator('#english').click();
  expect(await start()).toBe('An English sentence.');
  await host.page.mouse.click(5, 500);
  await host.page.locator('#home').focus();
  await host.page.keyboard.press('Tab');
  await host.page.keyboard.press('Tab');
  await expect(host.page.locator('#link')).toBeFocused();
  expect(await start()).toBe('第二句 有 链接。');
  await host.page.evaluate(() => {
    const text = document.querySelector('#kept')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 2, text, 4);
  });
  expect(await start()).toBe('还在的段落。');
});

test('sentence is scrolled between the bars and is not covered by the controls', async ({
  host,
}) => {
  for (const [position, height] of [
    ['top', 720],
    ['bottom', 720],
    ['top', 380],
  ] as const) {
    await host.page.setViewportSize({ width: 1280, height });
    await open(host, endless, { position });
    await host.set({ caption: true });
    await host.button('read-on').click();
    for (let press = 0; press < 12; press++) {
      await control(host, 'next').click();
      if (await host.page.evaluate(() => CSS.highlights.size === 0)) continue;
      await expect
        .poll(() =>
          host.page.evaluate(() => {
            const boxes = [...(CSS.highlights.get('a11y-toolbar-read-on') ?? [])].map((range) => {
              const live = document.createRange();
              live.setStart(range.startContainer, range.startOffset);
              live.setEnd(range.endContainer, range.endOffset);
              return live.getBoundingClientRect();
            });
            const shadow = document.querySelector('[data-a11y-toolbar]')?.shadowRoot;
            const bars = ['panel', 'caption', 'read-on'].map((part) =>
              shadow?.querySelector(`[part=${part}]`)?.getBoundingClientRect(),
            );
            return boxes.every(
              (box) =>
                box.top >= 0 &&
                box.bottom <= innerHeight &&
                bars.every((bar) => bar && (box.bottom <= bar.top || box.top >= bar.bottom)),
            );
          }),
        )
        .toBe(true);
    }
    await host.page.evaluate(() => {
      bar().reset();
      bar().destroy();
    });
  }
});

test('a change of speed goes on from the same sentence, sound off pauses and sound on goes on', async ({
  host,
}) => {
  await open(host, endless);
  await host.set({ sound: true, pointerReading: false });
  await host.button('read-on').click();
  await control(host, 'next').click();
  await expect.poll(async () => (await readSpokenTexts(host.page)).at(-1)).toContain('第一句');
  await host.page.evaluate(() => (window.utteranceMs = 50));
  await host.button('speed').click();
  await expect
    .poll(() => host.page.evaluate(() => window.spoken.slice(-3).map(({ text }) => text.trim())))
    .toContain('语速加快');
  await host.page.evaluate(() => (window.utteranceMs = 60_000));
  await expect.poll(async () => (await readSpokenTexts(host.page)).length).toBeGreaterThan(3);
  const texts = await readSpokenTexts(host.page);
  const after = texts.slice(texts.indexOf('语速加快') + 1);
  expect(after[0]).toContain('第一句');
  const rates = await host.page.evaluate(() => window.spoken.map(({ rate }) => rate));
  expect(rates.at(-1)).toBe(1.5);
  await host.button('sound').click();
  await expect(control(host, 'pause')).toHaveText('继续');
  await host.page.evaluate(() => (window.utteranceMs = 50));
  await host.button('sound').click();
  await expect(control(host, 'pause')).toHaveText('暂停');
});

test('removed blocks are skipped, replaced ones are read', async ({ host }) => {
  await open(host, endless);
  await host.page.evaluate(() => {
    const text = document.querySelector('#removed')?.firstChild;
    if (text) getSelection()?.selectAllChildren(text.parentNode as Node);
  });
  await host.button('read-on').click();
  await expect.poll(() => marked(host)).toBe('会被删除的段落。');
  await host.page.evaluate(() => document.querySelector('#removed')?.remove());
  await control(host, 'next').click();
  await expect.poll(() => marked(host)).toBe('还在的段落。');
  await host.page.evaluate(() => {
    const fresh = document.createElement('p');
    fresh.textContent = '替换的段落。';
    document.querySelector('#kept')?.replaceWith(fresh);
  });
  await control(host, 'next').click();
  await expect.poll(() => marked(host)).toBe('替换的段落。');
});

test('read-on is used by keyboard alone, Escape stops it and gives the focus back', async ({
  host,
}) => {
  await open(host, endless);
  await host.button('read-on').focus();
  await host.page.keyboard.press('Enter');
  await expect(control(host, 'pause')).toBeFocused();
  await host.page.keyboard.press('ArrowRight');
  await expect(control(host, 'next')).toBeFocused();
  await host.page.keyboard.press('Enter');
  await expect.poll(() => marked(host)).toBe('第一句有重点。');
  await expect(host.page.locator('[data-a11y-toolbar] [tabindex="0"]')).toHaveCount(1);
  await host.page.keyboard.press('Escape');
  await expect(host.button('read-on')).toBeFocused();
  await expect(host.part('read-on')).toHaveCount(0);
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(true);
});

test('Exit, reset and destroy end the reading and leave nothing on', async ({ host }) => {
  await open(host, endless);
  const listeners = (await host.listeners()).sort();
  const markup = () =>
    host.page.evaluate(() => {
      document.querySelector('[data-a11y-toolbar]')?.remove();
      return document.documentElement.outerHTML;
    });
  for (const end of ['reset', 'exit'] as const) {
    await host.page.evaluate(() => bar().open());
    await host.button('read-on').click();
    await expect.poll(() => marked(host)).toBe('青铜鼎');
    await host.button(end).click();
    await expect(host.part('read-on')).toHaveCount(0);
    expect(await host.page.evaluate(() => CSS.highlights.size)).toBe(0);
  }
  await host.page.evaluate(() => bar().open());
  expect((await host.listeners()).sort()).toEqual(listeners);
  await host.button('read-on').click();
  await expect.poll(() => marked(host)).toBe('青铜鼎');
  await host.page.evaluate(() => bar().destroy());
  const after = await markup();
  await host.open('read-on', { attributes: { ...attributes, auto: 'false' } });
  const before = (await markup()).replace(/ data-(tools|auto)="[^"]*"/g, '');
  expect(
    after
      .replace(/ data-(opener|open|tools|auto)="[^"]*"/g, '')
      .replace(/ aria-expanded="\w+"/, ''),
  ).toBe(before);
});

test('text read by the pointer pauses the reading', async ({ host }) => {
  await open(host, endless);
  await host.set({ pointerReading: true });
  await host.button('read-on').click();
  await expect.poll(() => marked(host)).toBe('青铜鼎');
  await host.page.locator('figcaption').hover();
  await expect(control(host, 'pause')).toHaveText('继续');
  expect((await readSpokenTexts(host.page)).at(-1)).toContain('图一');
  expect(await marked(host)).toBe('青铜鼎');
});

test('caption shows the sentence being read', async ({ host }) => {
  await open(host, endless);
  await host.set({ caption: true });
  await host.button('read-on').click();
  await expect(host.part('caption-text')).toHaveText('青铜鼎');
  await control(host, 'next').click();
  await expect(host.part('caption-text')).toHaveText('第一句有重点。');
});

test('page without text says so', async ({ host }) => {
  await open(host);
  await host.page.evaluate(() => document.body.replaceChildren());
  await host.button('read-on').click();
  await expect.poll(() => readSpokenTexts(host.page)).toEqual(['没有可以朗读的文字']);
  await expect(host.part('read-on')).toHaveCount(0);
});
