import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 collect the heap of the process and of its threads at 1.6 times what survived the last collection. By default it
 * collects at up to four times, which an abuser of generated pages turns into hundreds of megabytes of garbage (decision 060).
 * V8 reads the flag at the end of each collection, so it may be set at any time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=60');
}
