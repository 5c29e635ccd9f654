import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base, expect, type FullProject, type Locator, type Page } from '@playwright/test';
import type { Toolbar } from '../src/shared/options';
import type { ButtonName } from '../src/tools/tool';
import { recordInitScripts, resetPage } from './reset-page';

export { expect };

/** The strictest Content-Security-Policy that the toolbar supports. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; media-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const here = import.meta.dirname;

/** Whether the project serves its pages without a doctype, which puts them into quirks mode. */
export const isQuirkyProject = (project: FullProject): boolean =>
  Boolean((project.metadata as { isQuirky?: boolean }).isQuirky);

/** Reads a host page; the query sets the data-* attributes of the script tag and the policy. */
async function readHostPage(
  url: URL,
  isQuirky: boolean,
): Promise<{ body: string; headers: Record<string, string> }> {
  const isScript = url.pathname.startsWith('/a11y-toolbar');
  const file = join(here, isScript ? '../dist' : 'hosts', url.pathname);
  let body = await readFile(file, 'utf8');
  if (isQuirky) body = body.replace(/^<!doctype html>/i, '');
  const attributes = url.searchParams.get('toolbar');
  if (attributes !== null) {
    body = body.replace(
      '<!--toolbar-->',
      `<script defer="" src="/a11y-toolbar.js" ${attributes}></script>`,
    );
  }
  const headers: Record<string, string> = { 'content-type': types[extname(file)] ?? 'text/plain' };
  if (!url.searchParams.has('free')) headers['content-security-policy'] = strictPolicy;
  return { body, headers };
}

export interface HostOptions {
  /** data-* attributes of the script tag; null for a page without the tag. Default: `opener` alone. */
  attributes?: Record<string, string> | null;
  /** Whether to omit the Content-Security-Policy. */
  noPolicy?: boolean;
}

/** A host page with the toolbar and a record of its errors. */
export class Host {
  /** Console errors, policy reports, exceptions and requests to other hosts; each fails the test. */
  readonly problems: string[] = [];
  readonly warnings: string[] = [];
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
      if (message.type() === 'warning') this.warnings.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) this.problems.push(`request to ${request.url()}`);
    });
  }

  url(name: string, options: HostOptions = {}): string {
    const { attributes = { opener: '[data-open-accessibility]' }, noPolicy } = options;
    const url = new URL(/\.\w+$/.test(name) ? name : `${name}.html`, this.origin);
    if (attributes) {
      const text = Object.entries(attributes).map(([key, value]) => `data-${key}='${value}'`);
      url.searchParams.set('toolbar', text.join(' '));
    }
    if (noPolicy) url.searchParams.set('free', '');
    return url.href;
  }

  async open(name = 'article', options: HostOptions = {}): Promise<void> {
    await this.page.goto(this.url(name, options));
  }

  /** Opens the page with the toolbar open. */
  async openWithToolbar(name = 'article', attributes: Record<string, string> = {}): Promise<void> {
    await this.open(name, {
      attributes: { opener: '[data-open-accessibility]', open: 'true', ...attributes },
    });
    await expect(this.panel).toBeVisible();
  }

  part(name: string): Locator {
    return this.page.locator(`[part=${name}]`);
  }

  get panel(): Locator {
    return this.part('panel');
  }

  button(name: ButtonName): Locator {
    return this.page.locator(`button[data-tool=${name}]`);
  }

  get status(): Locator {
    return this.page.locator('[data-a11y-toolbar] [role=status]');
  }

  set(patch: Record<string, unknown>): Promise<void> {
    return this.page.evaluate((value) => bar().set(value), patch);
  }

  settings(): Promise<unknown> {
    return this.page.evaluate(() => bar().settings);
  }

  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  }

  /** Types of the listeners on window, document, root element and body. */
  async listeners(): Promise<string[]> {
    const devtools = await this.page.context().newCDPSession(this.page);
    const all: string[] = [];
    for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
      const { result } = await devtools.send('Runtime.evaluate', { expression });
      const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      all.push(...listeners.map(({ type }) => `${expression} ${type}`));
    }
    return all;
  }

  topOf(selector: string): Promise<number> {
    return this.page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  }
}

declare global {
  /** In the page: the toolbar instance of the script tag. */
  var bar: () => Toolbar;
}

/** For tests of touch, with a paused clock or of memory, whose page cannot be shared. */
export const isolatedTest = base.extend<{ host: Host }, { origin: string }>({
  origin: [
    async ({}, use, { project }) => {
      const isQuirky = isQuirkyProject(project);
      const server = createServer((request, response) => {
        readHostPage(new URL(request.url ?? '/', 'http://host'), isQuirky).then(
          ({ body, headers }) => response.writeHead(200, headers).end(body),
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  host: async ({ page, origin }, use) => {
    const host = new Host(page, origin);
    await page.addInitScript(() => {
      window.bar = () => {
        const api = window.A11yToolbar;
        if (!api || !('instance' in api) || !api.instance)
          throw new Error('no toolbar in this page');
        return api.instance;
      };
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await use(host);
    expect(host.problems).toEqual([]);
  },
});

/** `test` whose tests share one page in each worker: a page of its own takes twice the CPU time of most tests. */
export const test = isolatedTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { viewport, userAgent } = project.use;
      const context = await browser.newContext({ viewport, userAgent });
      await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage, origin, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    const removeInitScripts = recordInitScripts(sharedPage);
    await use(sharedPage);
    await removeInitScripts();
    await resetPage(sharedPage, `${origin}queue.js`);
  },
});
