import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ensureWritableFolder } from '../db/data-folder';
import { assertAddressFree } from './assert-address-free';

test('assertAddressFree rejects with EADDRINUSE for a port in use and leaves a free port free', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  await expect(assertAddressFree('127.0.0.1', port)).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  await new Promise((resolve) => holder.close(resolve));
  await assertAddressFree('127.0.0.1', port);
  await expect(assertAddressFree('127.0.0.1', port)).resolves.toBeUndefined();
});

test('makeFolder throws with the path of a folder that cannot be created', () => {
  expect(() => ensureWritableFolder('/dev/null/museum')).toThrow('/dev/null/museum');
});

test.skipIf(process.platform !== 'linux')('makeFolder throws for a folder below /proc', () => {
  expect(() => ensureWritableFolder('/proc/museum/data')).toThrow('set DATA_DIR');
});
