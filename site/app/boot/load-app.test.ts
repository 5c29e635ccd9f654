import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type * as loadAppModule from './load-app';

let copies = 0;
/** A copy of the module, which loads the app once in the life of a document. */
const freshModule = () => {
  const path = `./load-app?copy=${++copies}`;
  return import(/* @vite-ignore */ path) as Promise<typeof loadAppModule>;
};

const state = globalThis as { loadedParts?: string[]; failingParts?: Set<string> };
/** The address of a script that fails while its name is in `failingParts`; a query becomes a comment of it. */
const script = (name: string) =>
  `data:text/javascript,${encodeURIComponent(
    `if (globalThis.failingParts.has('${name}')) throw new Error('Failed to fetch: http://m/${name}.js?1');` +
      `globalThis.loadedParts.push('${name}'); /* ${copies} */ //`,
  )}`;

const errorTemplate = /<template data-load-error>[^]*?<\/template>/.exec(
  readFileSync('site/app/index.html', 'utf8'),
);

/** The document of a response: the template of the error, and an inert one with the files of the app. */
function giveDocument(names: readonly string[], lang = 'zh-CN') {
  document.documentElement.lang = lang;
  const template = document.createElement('template');
  template.setAttribute('data-app', '');
  for (const name of names) {
    const link = document.createElement('link');
    link.setAttribute('data-app', name === 'library' ? '' : 'start');
    link.href = script(name);
    template.content.append(link);
  }
  document.head.insertAdjacentHTML('beforeend', errorTemplate?.[0] ?? '');
  document.head.append(template);
}

const loaded = () => state.loadedParts ?? [];
const notice = () => document.getElementById('app-load-error');
/** Imports are no timers; real time passes for them. */
const imports = () => vi.waitFor(() => expect(loaded()).not.toEqual([]), { timeout: 5000 });
const passRealTime = () => vi.waitFor(() => Promise.resolve(), { interval: 5 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  state.loadedParts = [];
  state.failingParts = new Set();
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('start', () => {
  test('files of the app are inert until it is loaded; then its scripts run, in order, and their libraries', async () => {
    const { loadApp } = await freshModule();
    giveDocument(['library', 'first', 'second']);
    expect(document.querySelectorAll('link')).toHaveLength(0);
    loadApp();
    expect(document.querySelectorAll('head > link')).toHaveLength(3);
    await vi.waitFor(() => expect(loaded()).toEqual(['library', 'first', 'second']));
  });

  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'])(
    'event %s loads the app',
    async (type) => {
      const { loadAppOnInteraction } = await freshModule();
      giveDocument(['app']);
      loadAppOnInteraction();
      expect(document.querySelectorAll('link')).toHaveLength(0);
      dispatchEvent(new Event(type));
      await imports();
    },
  );

  test('app is loaded 2.5 s after the page without any interaction', async () => {
    const { loadAppOnInteraction } = await freshModule();
    giveDocument(['app']);
    loadAppOnInteraction();
    vi.advanceTimersByTime(2499);
    expect(document.querySelectorAll('link')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(document.querySelectorAll('link')).toHaveLength(1);
    await imports();
  });

  test('app waits for the first image, also for one that cannot be shown', async () => {
    const { loadAppAfterPaint } = await freshModule();
    giveDocument(['app']);
    const fonts = { ready: Promise.resolve() };
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
    const page = document.createElement('div');
    page.innerHTML = '<img fetchpriority="high">';
    let failImage: (error: Error) => void = () => undefined;
    const decoded = new Promise<void>((_, reject) => (failImage = reject));
    Object.assign(page.firstElementChild ?? {}, { decode: () => decoded });
    loadAppAfterPaint(page);
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelectorAll('link')).toHaveLength(0);
    failImage(new Error('EncodingError'));
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  test('app waits until the document is parsed', async () => {
    const { whenParsed } = await freshModule();
    const callback = vi.fn();
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    whenParsed(callback);
    expect(callback).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('readystatechange'));
    document.dispatchEvent(new Event('readystatechange'));
    expect(callback).toHaveBeenCalledOnce();
    readyState.mockReturnValue('complete');
    whenParsed(callback);
    expect(callback).toHaveBeenCalledTimes(2);
  });
});

describe('failure', () => {
  /** Lets the import fail, and passes the pause before its retry. */
  async function failTwice() {
    await passRealTime();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1), { interval: 5 });
    await vi.advanceTimersByTimeAsync(1000);
  }

  test('app is loaded once, whatever else calls for it', async () => {
    const { loadApp, loadAppOnInteraction } = await freshModule();
    giveDocument(['app']);
    state.failingParts?.add('app');
    loadAppOnInteraction();
    loadApp();
    dispatchEvent(new Event('keydown'));
    await failTwice();
    vi.advanceTimersByTime(3000);
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    await passRealTime();
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('script that fails once is requested again under another address, without a message', async () => {
    const { loadApp } = await freshModule();
    giveDocument(['app']);
    state.failingParts?.add('app');
    loadApp();
    await passRealTime();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1), { interval: 5 });
    state.failingParts?.clear();
    await vi.advanceTimersByTimeAsync(1000);
    await imports();
    expect(notice()).toBeNull();
  });

  test.each([
    ['zh-CN', '网站没有下载完整', '重新加载'],
    ['en-GB', 'The site was not downloaded completely', 'Reload'],
  ])('script that fails twice is announced in %s with its address', async (lang, text, label) => {
    const { loadApp } = await freshModule();
    giveDocument(['app'], lang);
    state.failingParts?.add('app');
    loadApp();
    await failTwice();
    await vi.waitFor(() => expect(notice()?.textContent).toContain(text));
    expect(notice()?.getAttribute('role')).toBe('alert');
    expect(notice()?.querySelector('small')?.textContent).toBe(
      'ChunkLoadError (missing): http://m/app.js',
    );
    expect(console.error).toHaveBeenCalledWith('ChunkLoadError (missing): http://m/app.js');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const button = notice()?.querySelector('button');
    expect(button?.textContent).toBe(label);
    button?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('visitor who is online again gets the app, and the message goes', async () => {
    const { loadApp } = await freshModule();
    giveDocument(['app']);
    state.failingParts?.add('app');
    loadApp();
    await failTwice();
    await vi.waitFor(() => expect(notice()).not.toBeNull());
    state.failingParts?.clear();
    vi.setSystemTime(Date.now() + 60_000);
    dispatchEvent(new Event('online'));
    await imports();
    await vi.waitFor(() => expect(notice()).toBeNull());
  });

  test('library that fails is reported by the script that needs it only', async () => {
    const { loadApp } = await freshModule();
    giveDocument(['library', 'app']);
    state.failingParts?.add('library');
    loadApp();
    await imports();
    await passRealTime();
    expect(loaded()).toEqual(['app']);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('two scripts that fail are one message', async () => {
    const { loadApp } = await freshModule();
    giveDocument(['one', 'two']);
    state.failingParts?.add('one').add('two');
    loadApp();
    await failTwice();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });
});
