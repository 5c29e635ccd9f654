import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './fingerprint.mjs';

/** What shrinks; fonts, pictures and recordings are compressed by their own formats. */
const shrinks = /\.(css|js|svg)$/;
/** A smaller file fits one packet either way. */
const least = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside each file that shrinks, at the highest level: they are compressed
 * once, at the build, instead of for each visitor.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = filesBelow(folder).filter((file) => shrinks.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < least) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await asBrotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
