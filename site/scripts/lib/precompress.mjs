import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './fingerprint.mjs';

/** Fonts, pictures and recordings are compressed formats already. */
const compressible = /\.(css|js|svg)$/;
/** Smaller files fit into one TCP packet without compression. */
const minBytes = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` files at the highest level beside each compressible file, so that the service does not
 * compress at run time.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = listFiles(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < minBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await asBrotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
