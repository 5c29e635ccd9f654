import type { Language } from '../../contract/shared/sites';
import { vi } from 'vitest';
import type { CallName } from '../../contract/shared/endpoints';
import { pageLoaders } from '../boot/page-loaders';
import { ClockProvider } from '../features/opening-hours/clock';
import { pageNameOf } from '../router/page-chunks';
import { sanitiser } from '../ui/rich-text/sanitiser';
import { actAndWait, type setUpRendering } from './render';
import { createFakeService, TestProviders, TestRouter, type FakeResponses } from './test-app';

interface PageOptions {
  responses?: FakeResponses;
  language?: Language;
  /** Time of the page's clock. Default: a Saturday noon at the museum. */
  now?: string;
}

/** Returns a function that shows the real page at an address with the given responses. */
export function createOpenPage(render: ReturnType<typeof setUpRendering>) {
  let openings = 0;
  return async function openPage(
    address: string,
    { responses, language = 'zh', now = '2026-11-21T12:00:00+08:00' }: PageOptions = {},
  ) {
    const [pathname = '/'] = address.split('?');
    const name = pageNameOf(pathname);
    const { default: Page } = await pageLoaders[name]();
    await sanitiser.load();
    const service = createFakeService(responses);
    window.location.hash = `#${address}`;
    const clock = { now: () => new Date(now) };
    const box = await render(
      // The key mounts a second page of the same test anew, without the cache of the first.
      <ClockProvider key={++openings} value={clock}>
        <TestProviders service={service}>
          <TestRouter pages={{ [name]: Page }} />
        </TestProviders>
      </ClockProvider>,
      language,
    );
    return {
      box,
      service,
      /** Number of requests of a call so far. */
      requests: (call: CallName) => service.calls.filter((each) => each.name === call).length,
    };
  };
}

const textOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** Texts of the headings of a level, in order. */
export function headings(box: ParentNode, level: 1 | 2 | 3 | 4): string[] {
  return [...box.querySelectorAll(`h${level}`)].map(textOf);
}

/** Text of every match of `selector`, in order. */
export function textsOf(box: ParentNode, selector: string): string[] {
  return [...box.querySelectorAll(selector)].map(textOf);
}

/** The buttons that request failed calls again. */
export function retryButtons(box: ParentNode): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-state=failed] button')];
}

/** Presses every retry button once. */
export async function retryAll(box: ParentNode): Promise<void> {
  for (const button of retryButtons(box)) await actAndWait(() => button.click());
}

/** The field with that label; throws if there is none. */
export function getField(box: ParentNode, label: string): HTMLInputElement {
  const found = [...box.querySelectorAll('label')].find((each) => textOf(each).startsWith(label));
  const field = found?.control ?? found?.querySelector('input, select, textarea');
  if (!field) throw new Error(`no field with the label “${label}”`);
  return field as HTMLInputElement;
}

/** Enters a value as a visitor does: with an `input` and a `change` event. */
export async function enter(field: HTMLInputElement, value: string): Promise<void> {
  const prototype = Object.getPrototypeOf(field) as object;
  await actAndWait(() => {
    // The setter of the prototype: React overrides the one of the element to track its value.
    Reflect.set(prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Reports every observed element as visible, so that what loads when it is visible loads at once. */
export function reportAllVisible(): void {
  class VisibleObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      this.#callback([entry], this as unknown as IntersectionObserver);
    }
    readonly disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', VisibleObserver);
}

/** Imports on a shared machine may take seconds. */
const patience = { timeout: 20_000, interval: 5 };

/** Waits for a text of a part whose code is imported on demand. */
export async function waitForText(box: HTMLElement, text: string): Promise<void> {
  await vi.waitFor(async () => {
    await actAndWait(() => undefined);
    if (!box.textContent.includes(text)) throw new Error(`no “${text}” in: ${box.textContent}`);
  }, patience);
}
