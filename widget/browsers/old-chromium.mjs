import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Headless Chromium 109, the last version for Windows 7, driven by Playwright: Puppeteer 24 does not find its pages. */
const PACKAGE = '@sparticuz/chromium';

/** @param {string} file @param {string} path */
const decompress = (file, path) =>
  pipeline(
    createReadStream(file),
    createBrotliDecompress(),
    createWriteStream(path, { mode: 0o700 }),
  );

/**
 * Uses a file, not a pipe: tar closes a pipe at the end-of-archive mark, before the padding has been written.
 * @param {string} file @param {string} folder
 */
async function extract(file, folder) {
  const archive = join(folder, 'archive.tar');
  await decompress(file, archive);
  const tar = spawn('tar', ['-x', '-f', archive, '-C', folder], { stdio: 'inherit' });
  const [code] = await once(tar, 'exit');
  if (code !== 0) throw new Error(`tar exited with code ${String(code)}`);
  await rm(archive);
}

/**
 * Unpacks the binary at the first call and returns its path. Concurrent runs unpack into separate folders;
 * the first rename wins.
 * @returns {Promise<string>}
 */
export async function oldChromiumPath() {
  const packed = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../bin');
  const cache = join(packed, '../../../.cache');
  const folder = join(cache, 'chromium-109');
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  try {
    await decompress(join(packed, 'chromium.br'), join(own, 'chromium'));
    await extract(join(packed, 'swiftshader.tar.br'), own);
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(binary)) throw error;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  return binary;
}
