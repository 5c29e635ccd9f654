import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { makeFolder } from '../db/data-folder';
import { assertAddressFree } from './assert-address-free';

test('a free port is left free, a taken one is named', async () => {
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

test('a data folder where none can be made is refused at once', () => {
  expect(() => makeFolder('/dev/null/museum')).toThrow('/dev/null/museum');
});

test.skipIf(process.platform !== 'linux')('a data folder below /proc is refused, too', () => {
  expect(() => makeFolder('/proc/museum/data')).toThrow('set DATA_DIR');
});
