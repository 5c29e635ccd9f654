import { packLimits, packNameOf } from '../../../contract/shared/desk/pack-limits';
import type { DeskClient } from '../../api/desk-client';

/**
 * Sends a zip file part by part and tells how many bytes the service has.
 * @throws ApiError what is wrong with the file; nothing of it is left then
 */
export async function sendPack(
  client: DeskClient,
  file: File,
  onProgress: (sent: number) => void,
): Promise<string> {
  const name = packNameOf(file.name);
  const upload = crypto.randomUUID();
  const { size: total } = file;
  for (let offset = 0; offset < Math.max(total, 1); offset += packLimits.partBytes) {
    onProgress(offset);
    const part = file.slice(offset, offset + packLimits.partBytes);
    await client.upload('deskPackUpload', part, { upload, name, offset, total });
  }
  return name;
}
