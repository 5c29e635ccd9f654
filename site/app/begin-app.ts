/** The app waits no longer than this for what is seen first: a slow line may take long for a picture. */
const patienceMs = 2500;
/** Spec section 8: script loading gives up after this long. */
const timeoutMs = 120_000;
/** Before a script that failed is asked for again. */
const retryPauseMs = 1000;
/** What shows that a visitor wants more than to look. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];

let hasBegun = false;

/**
 * Fetches and starts the app, once. Its files are the links of an inert template in the head: those of
 * `data-app="start"` are run, in their order.
 */
export function beginApp(): void {
  if (hasBegun) return;
  hasBegun = true;
  whenParsed(() => {
    insertTemplate('app');
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-app=start]')) {
      void start(href);
    }
  });
}

/** Runs a script of the app; one that fails is asked for once more, then said, and again with the line. */
async function start(href: string): Promise<void> {
  try {
    await load(href).catch(async (error: unknown) => {
      // What hangs may still come, and must not run twice.
      if (isTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      return again(href);
    });
  } catch (error) {
    sayFailure(href, error);
    const retry = () => void again(href).catch(() => undefined);
    if (!isTimeout(error)) addEventListener('online', retry, { once: true });
  }
}

/** Browsers keep a module that failed: another query makes it another module. */
const again = (href: string): Promise<void> => load(`${href}?${Date.now()}`);

function load(href: string): Promise<void> {
  return Promise.race([
    import(/* @vite-ignore */ href).then(takeBack),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`(timeout: ${href})`)), timeoutMs);
    }),
  ]);
}

const isTimeout = (error: unknown) => error instanceof Error && error.message.includes('(timeout:');

const noticeId = 'not-started';

/** Says that the app did not load, with type and address (spec section 8), and offers to load it anew. */
function sayFailure(href: string, error: unknown): void {
  const text = error instanceof Error ? error.message : '';
  const known = /(missing|timeout): (https?:[^\s)]+)/.exec(text);
  const address = known?.[2] ?? /https?:[^\s)?]+/.exec(text)?.[0] ?? href;
  const said = `ChunkLoadError (${known?.[1] ?? 'missing'}): ${address}`;
  // eslint-disable-next-line no-console -- spec section 8: the chunk error names type and URL
  console.error(said);
  if (document.getElementById(noticeId)) return;
  const isEnglish = document.documentElement.lang.startsWith('en');
  const box = document.createElement('div');
  box.id = noticeId;
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = isEnglish ? 'Reload' : '重新加载';
  button.onclick = () => {
    location.reload();
  };
  const detail = document.createElement('small');
  detail.textContent = said;
  box.append(
    isEnglish
      ? 'The site was not downloaded completely: links work, buttons do not yet. '
      : '网站没有下载完整：链接可以使用，按钮暂时不能。',
    button,
    detail,
  );
  document.body.prepend(box);
}

function takeBack(): void {
  document.getElementById(noticeId)?.remove();
}

/**
 * Begins the app when a drawn page has been painted with its letters and its first picture, which want the
 * line for themselves.
 */
export function beginAppAfter(page: Element): void {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  afterPaint(() => {
    void Promise.allSettled([document.fonts.ready, picture?.decode()]).then(() => {
      afterPaint(beginApp);
    });
  });
}

/** Begins it with the visitor's first sign, and in any case some time later. */
export function beginAppAtLast(): void {
  const options = { capture: true, once: true, passive: true };
  for (const sign of signs) addEventListener(sign, beginApp, options);
  setTimeout(beginApp, patienceMs);
}

/** Moves the links of the template `data-NAME` into the head: only there does the browser fetch them. */
export function insertTemplate(name: 'app' | 'first-picture'): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-${name}]`);
  if (template) document.head.append(template.content);
}

/** Does something as soon as the whole document is there. */
export function whenParsed(goOn: () => void): void {
  if (document.readyState !== 'loading') goOn();
  else document.addEventListener('readystatechange', goOn, { once: true });
}

function afterPaint(goOn: () => void): void {
  requestAnimationFrame(() => setTimeout(goOn));
}
