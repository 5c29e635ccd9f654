import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap of the process and of its threads grow to some 1.6 times of what survived the last collection. V8 lets it
 * grow to four times, which an abuser of generated pages turns into hundreds of megabytes of garbage (decision 060).
 * V8 reads the flag at the end of each collection, so it may be set at any time.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=60');
}
