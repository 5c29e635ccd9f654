import { expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { createPreviewCalls, type RunWithRecord } from './preview-calls';

/** Calls whose transactions are recorded by the names of their calls. */
function createRecordedCalls(answer: (name: string) => unknown) {
  const transactions: string[][] = [];
  const runWithRecord: RunWithRecord = (task) => {
    transactions.push([]);
    return task(undefined as unknown as Database);
  };
  const calls = createPreviewCalls(runWithRecord, () => async (name) => {
    transactions.at(-1)?.push(name);
    await Promise.resolve();
    return answer(name);
  });
  return { calls, transactions };
}

test('calls that a page makes at once share a transaction, and a repeated call is not made again', async () => {
  const { calls, transactions } = createRecordedCalls((name) => name);
  const first = await Promise.all([calls('siteDetail', {}), calls('dictList', {})]);
  expect(first).toEqual(['siteDetail', 'dictList']);
  expect(await calls('siteDetail', {})).toBe('siteDetail');
  expect(await calls('contentPage', { pageNum: 1 })).toBe('contentPage');
  expect(transactions).toEqual([['siteDetail', 'dictList'], ['contentPage']]);
});

test('a call that fails does not fail the others of its transaction', async () => {
  const { calls } = createRecordedCalls((name) => {
    if (name === 'exhibitDetail') throw new Error('missing');
    return name;
  });
  const [missing, found] = await Promise.allSettled([
    calls('exhibitDetail', { id: 'x' }),
    calls('dictList', {}),
  ]);
  expect(missing).toMatchObject({ status: 'rejected', reason: new Error('missing') });
  expect(found).toEqual({ status: 'fulfilled', value: 'dictList' });
});

test('a transaction that cannot be run fails the calls that wait for it', async () => {
  const calls = createPreviewCalls(
    () => Promise.reject(new Error('closed')),
    () => () => Promise.resolve(null),
  );
  await expect(calls('dictList', {})).rejects.toThrow('closed');
});
