/** Maximum delay of the app for the fonts and the first image of the prerendered page. */
const maxDelayMs = 2500;
/** Spec section 8: script loading gives up after this long. */
const timeoutMs = 120_000;
/** Delay before the retry of a failed script. */
const retryPauseMs = 1000;
/** Events of a visitor's first interaction. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'];

let isLoading = false;

/**
 * Fetches and runs the app, once. Its files are the links of an inert template in the head, imported in document order.
 * Those without `data-app="start"` are imported by others too: imported by themselves each is run in a task of its own,
 * which blocks slow phones less than one task with all.
 */
export function loadApp(): void {
  if (isLoading) return;
  isLoading = true;
  whenParsed(() => {
    insertTemplate('app');
    for (const { href, dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
      // A library that fails fails the module that imports it, which reports the error.
      if (dataset.app === 'start') void importModule(href);
      else import(/* @vite-ignore */ href).catch(() => undefined);
    }
  });
}

/** Imports a script of the app, with one retry; then shows an error and retries on `online`. */
async function importModule(href: string): Promise<void> {
  try {
    await importWithTimeout(href).catch(async (error: unknown) => {
      // A timed-out import may still complete; the module must not run twice.
      if (isTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      return reimport(href);
    });
  } catch (error) {
    showLoadError(href, error);
    const retry = () => void reimport(href).catch(() => undefined);
    if (!isTimeout(error)) addEventListener('online', retry, { once: true });
  }
}

/** Browsers cache a failed module; another query makes it another module (whatwg/html#6768). */
const reimport = (href: string): Promise<void> => importWithTimeout(`${href}?${Date.now()}`);

function importWithTimeout(href: string): Promise<void> {
  return Promise.race([
    import(/* @vite-ignore */ href).then(hideLoadError),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`(timeout: ${href})`)), timeoutMs);
    }),
  ]);
}

const isTimeout = (error: unknown) => String(error).includes('(timeout:');

const errorElementId = 'app-load-error';

/**
 * Logs that the app did not load, with type and address (spec section 8), and shows it by the template of `index.html`,
 * with a button that reloads the page.
 */
function showLoadError(href: string, error: unknown): void {
  const address = /https?:[^\s)?]+/.exec(String(error))?.[0] ?? href;
  const message = `ChunkLoadError (${isTimeout(error) ? 'timeout' : 'missing'}): ${address}`;
  // oxlint-disable-next-line no-console -- spec section 8: the chunk error names type and URL
  console.error(message);
  const template = document.querySelector<HTMLTemplateElement>('template[data-load-error]');
  const isEnglish = document.documentElement.lang.startsWith('en');
  const notice = template?.content.querySelector(isEnglish ? '[lang]' : 'div')?.cloneNode(true);
  if (!(notice instanceof HTMLElement) || document.getElementById(errorElementId)) return;
  notice.id = errorElementId;
  const [button, detail] = notice.children;
  button?.addEventListener('click', () => {
    location.reload();
  });
  detail?.append(message);
  document.body.prepend(notice);
}

function hideLoadError(): void {
  document.getElementById(errorElementId)?.remove();
}

/** Loads the app once the page is painted with its fonts and first image, whose downloads have priority. */
export function loadAppAfterPaint(page: Element): void {
  const image = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  afterPaint(() => {
    void Promise.allSettled([document.fonts.ready, image?.decode()]).then(() => {
      afterPaint(loadApp);
    });
  });
}

/** Loads the app at the first interaction, at the latest after `maxDelayMs`. */
export function loadAppOnInteraction(): void {
  const options = { capture: true, once: true, passive: true };
  for (const type of interactionEvents) addEventListener(type, loadApp, options);
  setTimeout(loadApp, maxDelayMs);
}

/** Moves the links of the template `data-NAME` into the head; links inside a template are not fetched. */
export function insertTemplate(name: 'app' | 'first-image'): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-${name}]`);
  if (template) document.head.append(template.content);
}

/** Calls `callback` once the document is parsed, synchronously if it already is. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/** Calls `callback` in a task after the next frame. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
