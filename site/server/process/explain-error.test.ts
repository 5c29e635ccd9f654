import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '../db/database';
import { FaultyPack } from '../import/faults';
import { explainError } from './explain-error';
import { BadSetting } from './settings';

/** The error of listening where it is not possible. */
async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => server.on('error', resolve).listen(port, host));
}

test('a taken port is named with what to do', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(explainError(await listenError(port, '127.0.0.1'))).toBe(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another.`,
  );
});

test('an address that is not this machine’s is named', async () => {
  expect(explainError(await listenError(0, '192.0.2.1'))).toBe(
    'HOST 192.0.2.1 is no address of this machine.',
  );
});

test('a known cause is one sentence, without a stack', () => {
  expect(explainError(new BadSetting('PORT must be a number.'))).toBe('PORT must be a number.');
  expect(explainError(new DatabaseUnavailable('It is in use.'))).toBe('It is in use.');
});

test('a faulty pack is a list of all its faults', () => {
  const at = { file: 'objects.json', record: 'ding' };
  const faults = [
    { ...at, field: 'image.file', reason: 'x.jpg is not there' },
    { file: 'tags.json', record: '', field: '', reason: 'is not JSON' },
  ];
  expect(explainError(new FaultyPack(faults))).toBe(
    'objects.json ding image.file: x.jpg is not there\n' +
      'tags.json: is not JSON\n' +
      'The pack has 2 faults. Nothing was imported.',
  );
});

test('an unknown cause keeps its stack, for whoever must find it', () => {
  expect(explainError(new TypeError('odd'))).toMatch(/^TypeError: odd\n\s+at /);
});
