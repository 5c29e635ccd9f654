import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../../http/http-error';

/**
 * The built page with its placeholders.
 * @throws HttpError 503 if the site has not been built.
 */
export async function readTemplate(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new HttpError(503, (messages) => messages.serviceUnavailable), { cause });
  }
}
