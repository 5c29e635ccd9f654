import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition } from '../../../contract/shared/sites';
import { HttpError } from '../../http/http-error';

/**
 * The built page of an edition with its placeholders.
 * @throws HttpError 503 if the site has not been built.
 */
export async function readTemplate(folder: string, edition: Edition): Promise<string> {
  const name = edition === 'hant' ? 'index-hant.html' : 'index.html';
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw Object.assign(new HttpError(503, (messages) => messages.serviceUnavailable), { cause });
  }
}
