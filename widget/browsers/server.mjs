import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; media-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript' };
const here = import.meta.dirname;

/**
 * Serves the host page under the strict policy, with hostile CSS for `?hostile` and other parameters as data-* attributes
 * of the script tag, and records the requests to the speech service.
 */
export async function startServer() {
  /** @type {string[]} */
  const spoken = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname === '/tts') {
      spoken.push(`${url.searchParams.get('le')}:${url.searchParams.get('audio')}`);
      response.writeHead(503).end();
      return;
    }
    const name = url.pathname.slice(1);
    const file = join(here, name.startsWith('a11y-toolbar') ? '../dist' : 'pages', name);
    readFile(file, 'utf8').then(
      (text) => {
        const isHostile = url.searchParams.has('hostile');
        url.searchParams.delete('hostile');
        const attributes = [...url.searchParams].map(([name, value]) => `data-${name}="${value}"`);
        const body = text
          .replace(
            '<!--hostile-->',
            isHostile ? '<link rel="stylesheet" href="hostile.css" />' : '',
          )
          .replace('src="a11y-toolbar.js"', (source) => [source, ...attributes].join(' '));
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'text/plain',
            'content-security-policy': POLICY,
          })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    spoken,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
