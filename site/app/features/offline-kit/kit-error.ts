/**
 * Why a kit was not kept. `blocked`: the browser allows no caches or workers here, as in private windows. `gone`: a file or
 * page is not there, `changed`: the files are others than before, both of which a deployment causes.
 */
export type KitFailure =
  'blocked' | 'cancelled' | 'changed' | 'full' | 'gone' | 'network' | 'unavailable';

export class KitError extends Error {
  readonly failure: KitFailure;

  constructor(failure: KitFailure) {
    super(failure);
    this.failure = failure;
  }
}

export function toKitFailure(error: unknown): KitFailure {
  if (error instanceof KitError) return error.failure;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'AbortError') return 'cancelled';
  return name === 'SecurityError' ? 'blocked' : 'network';
}
