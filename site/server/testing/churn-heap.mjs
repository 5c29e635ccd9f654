// Preloaded into a process: at SIGUSR2 a thread replaces what lives in its heap again and again, and prints how large the
// heap became at most, once the collector knows how much survives.
import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const rounds = 24_000;
const livingLists = 1500;
const makeList = () => Array.from({ length: 400 }, (_, index) => ({ index, text: `x${index}` }));
const usedBytes = () => getHeapStatistics().used_heap_size;

async function churn() {
  const lists = Array.from({ length: livingLists }, makeList);
  const before = usedBytes();
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    lists[(round * 7919) % livingLists] = makeList();
    if (round % 50 > 0) continue;
    if (round > rounds * 0.7) most = Math.max(most, usedBytes());
    await wait(3);
  }
  process.stdout.write(`The heap grew to ${(most / before).toFixed(2)} times its size.\n`);
}

if (isMainThread) {
  process.on('SIGUSR2', () => new Worker(new URL(import.meta.url), { workerData: 'churn' }));
} else if (workerData === 'churn') {
  await churn();
}
