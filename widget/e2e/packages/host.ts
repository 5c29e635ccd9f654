import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';

const here = import.meta.dirname;
const folders = createRequire(import.meta.url).resolve.paths('jquery') ?? [];
const cdn = 'https://cdn.jsdelivr.net/npm/';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Path of an installed file, given as `package/path`. */
function packaged(name: string): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed: run npm install`);
  return found;
}

function fileOf(path: string): string {
  if (path.startsWith('/a11y-toolbar')) return join(here, '../../dist', path);
  const [, name] = /^\/packages\/(.+)/.exec(path) ?? [];
  return name === undefined ? join(here, 'pages', path) : packaged(name);
}

const script = '<script src="/a11y-toolbar.js" data-auto="false"></script>';

async function readPage(path: string): Promise<{ body: Buffer | string; type: string }> {
  const file = fileOf(path);
  const body = await readFile(file);
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (extname(file) !== '.html') return { body, type };
  const text = body.toString();
  const end = text.lastIndexOf('</body>');
  return { body: text.slice(0, end) + script + text.slice(end), type };
}

/** Fulfils CDN requests from installed packages and aborts requests to other hosts. */
async function fulfilFromPackages(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const [, name, path] =
        /^((?:@[^/]+\/)?[^/@]+)@[^/]+(\/.+)/.exec(route.request().url().replace(cdn, '')) ?? [];
      const file = folders
        .map((folder) => join(folder, `${name}${path}`))
        .find((path) => existsSync(path));
      return file === undefined ? route.abort() : route.fulfill({ path: file });
    },
  );
}

/** Serves pages of published packages with the toolbar script at their end; no request leaves the machine. */
export const test = base.extend<{ packages: string }, { server: string }>({
  server: [
    async ({}, use) => {
      const server = createServer((request, response) => {
        readPage(new URL(request.url ?? '/', 'http://host').pathname).then(
          ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
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
  packages: async ({ page, server }, use) => {
    await fulfilFromPackages(page, server);
    await use(server);
  },
});
