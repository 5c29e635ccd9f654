import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { installSpeech, startSpeechServer, type SpeechServer } from './speech-server';

/**
 * Opt-in, as it installs programs and takes a minute: `REAL_SPEECH=1 npx playwright test --project=toolbar real-engine`.
 * The built toolbar speaks through speech-dispatcher and espeak-ng into a null sink. This engine omits the `end` event
 * of some utterances and leaves `speaking` true.
 */
test.skip(!process.env.REAL_SPEECH, 'set REAL_SPEECH=1 to speak through a real engine');
test.setTimeout(240_000);

const SCRIPT = fileURLToPath(new URL('../../dist/a11y-toolbar.js', import.meta.url));
const TEXT =
  '商代青铜鼎出土于云泽古城遗址，高八十三厘米，重二百一十六千克；腹部饰饕餮纹，足部饰云雷纹。' +
  '器内铸有铭文“司母辛”三字，学者认为是商王武丁的配偶妇好死后所得的庙号，因此这件礼器应当是为祭祀她而铸造的重要器物。' +
  '现藏于本馆二层青铜器厅。';

interface Utterance {
  text: string;
  lang: string;
  events: string[];
}
interface Observed {
  utterances: Utterance[];
  A11yToolbar: {
    create(options: object): { set(patch: object): void; speak(text: string): Promise<string> };
  };
}

let server: SpeechServer;
let browser: Browser;

test.beforeAll(async ({ launchOptions }) => {
  installSpeech();
  server = await startSpeechServer();
  browser = await chromium.launch({
    ...launchOptions,
    args: ['--enable-speech-dispatcher'],
    env: server.env,
  });
});
test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Records, in the page, the events of each utterance with their delay in ms. */
function observe(): void {
  const log: Utterance[] = [];
  Object.assign(globalThis, { utterances: log });
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    const startedAt = performance.now();
    const entry: Utterance = {
      text: utterance.text,
      lang: utterance.voice?.lang ?? '',
      events: [],
    };
    log.push(entry);
    for (const type of ['start', 'end', 'error'])
      utterance.addEventListener(type, () =>
        entry.events.push(`${type} ${Math.round(performance.now() - startedAt)}`),
      );
    speak(utterance);
  };
}

async function open(): Promise<Page> {
  const page = await browser.newPage();
  const body = '<!doctype html><html lang="zh-CN"><title>语音</title><p>青铜鼎</p></html>';
  await page.route('http://toolbar.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto('http://toolbar.test/');
  await page.evaluate(observe);
  await page.addScriptTag({ path: SCRIPT });
  await page.mouse.click(10, 10);
  await expect
    .poll(() => page.evaluate(() => speechSynthesis.getVoices().length), { timeout: 60_000 })
    .toBeGreaterThan(0);
  return page;
}

for (const speed of ['normal', 'fast'] as const) {
  test(`espeak-ng speaks the complete text at ${speed} speed with a Chinese voice`, async () => {
    const page = await open();
    const outcome = await page.evaluate(
      ([text, chosen]) => {
        const { A11yToolbar } = globalThis as unknown as Observed;
        const toolbar = A11yToolbar.create({ lang: 'zh-CN' });
        toolbar.set({ speed: chosen });
        return toolbar.speak(text);
      },
      [TEXT, speed] as const,
    );
    const utterances = await page.evaluate(() => (globalThis as unknown as Observed).utterances);
    for (const { lang, events, text } of utterances) console.log(lang, events.join(', '), text);

    expect(outcome).toBe('spoken');
    expect(utterances.every(({ lang }) => lang.startsWith('cmn'))).toBe(true);
    let spokenLength = 0;
    for (const { text, events } of utterances) {
      const from = TEXT.lastIndexOf(text, spokenLength);
      if (from >= 0 && events.some((event) => event.startsWith('end')))
        spokenLength = Math.max(spokenLength, from + text.length);
    }
    expect(spokenLength).toBe(TEXT.length);
    await page.close();
  });
}
