import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { securityHeaders } from '../../site/server/http/security-headers';

export { expect };

const REPOSITORY = join(import.meta.dirname, '../..');
/** URL prefixes that the service mounts, with their folders in the repository. */
const MOUNTS: readonly (readonly [prefix: string, folder: string])[] = [
  ['/widget-demo/', 'widget-demo/pages'],
  ['/widget/dist/', 'widget/dist'],
];
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** WAV file of 0.1 s of silence, the response of the speech service. */
function silence(): Buffer {
  const samples = 800;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

function fileOf(path: string): string | undefined {
  const clean = normalize(decodeURIComponent(path));
  for (const [prefix, folder] of MOUNTS) {
    if (!clean.startsWith(prefix)) continue;
    return join(
      REPOSITORY,
      folder,
      clean.slice(prefix.length),
      clean.endsWith('/') ? 'index.html' : '',
    );
  }
  return undefined;
}

/** A demo page with toolbar, QA panel and a record of its errors. */
export class DemoPage {
  /** Console errors, exceptions and policy reports. */
  readonly problems: string[] = [];
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(error.stack ?? error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) this.problems.push(`request to ${request.url()}`);
    });
  }

  async open(name: string, query = ''): Promise<void> {
    await this.page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    await this.page.goto(`${this.origin}/widget-demo/${name}.html${query}`);
  }

  get opener(): Locator {
    return this.page.locator('[data-open-accessibility]').first();
  }

  get toolbar(): Locator {
    return this.page.locator('[data-a11y-toolbar] [part=panel]');
  }

  tool(name: string): Locator {
    return this.page.locator(`[data-a11y-toolbar] button[data-tool=${name}]`);
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: '测试面板 QA panel' });
  }

  async openPanel(): Promise<void> {
    await this.panel.getByRole('button', { name: '测试面板' }).click();
  }

  /** A section of the panel, opened. */
  async section(title: string): Promise<Locator> {
    const section = this.panel
      .locator('details', { has: this.page.locator('summary', { hasText: title }) })
      .first();
    if ((await section.getAttribute('open')) === null)
      await section.locator('summary').first().click();
    return section;
  }
}

export const test = base.extend<{ demo: DemoPage }, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://demo');
        if (pathname === '/tts') {
          response.writeHead(200, { 'content-type': 'audio/wav' }).end(silence());
          return;
        }
        const file = fileOf(pathname);
        const content = file ? readFile(file) : Promise.reject(new Error('not found'));
        content.then(
          (body) =>
            response
              .writeHead(200, {
                'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
                ...securityHeaders,
              })
              .end(body),
          () => response.writeHead(404).end(),
        );
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  demo: async ({ page, origin }, use) => {
    const demo = new DemoPage(page, origin);
    await use(demo);
    expect(demo.problems).toEqual([]);
  },
});
