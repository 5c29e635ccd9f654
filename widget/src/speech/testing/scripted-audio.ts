/** Behaviour of recordings: `plays`, or a kind of failure. */
export type AudioFault = 'plays' | 'error' | 'breaks' | 'stalls' | 'not-allowed';

export interface ScriptedAudio {
  /** Requested URLs without duplicates, then those played to the end and those aborted. */
  readonly requested: readonly string[];
  readonly played: readonly string[];
  readonly dropped: readonly string[];
  readonly rates: readonly number[];
  /** Number of audio elements. */
  readonly elements: number;
  fault: AudioFault;
  uninstall(): void;
}

const DURATION_MS = 3000;

/** Replaces `Audio` by scripted recordings and `fetch` by a recorder of requests. */
export function installScriptedAudio(window: Window & typeof globalThis): ScriptedAudio {
  const own = (['Audio', 'fetch'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  const played: string[] = [];
  const requested = new Set<string>();
  const dropped: string[] = [];
  const rates: number[] = [];
  let elements = 0;
  const engine: ScriptedAudio = {
    get requested() {
      return [...requested];
    },
    played,
    dropped,
    rates,
    get elements() {
      return elements;
    },
    fault: 'plays',
    uninstall: () => {
      for (const [name, descriptor] of own) {
        if (descriptor) Object.defineProperty(window, name, descriptor);
        else Reflect.deleteProperty(window, name);
      }
    },
  };

  class Recording extends window.EventTarget {
    playbackRate = 1;
    onplaying: (() => void) | null = null;
    ontimeupdate: (() => void) | null = null;
    onended: (() => void) | null = null;
    onerror: (() => void) | null = null;
    private address = '';
    private timers: number[] = [];
    private isOver = true;

    constructor() {
      super();
      elements++;
    }

    set src(address: string) {
      this.load();
      this.address = address;
      this.playbackRate = 1;
      this.isOver = false;
      requested.add(address);
    }

    play(): Promise<void> {
      if (engine.fault === 'not-allowed')
        return Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
      if (engine.fault === 'error') {
        this.isOver = true;
        return Promise.reject(new DOMException('No source', 'NotSupportedError'));
      }
      if (engine.fault === 'breaks') {
        this.after(20, () => this.onplaying?.());
        this.after(1000, () => this.onerror?.());
      }
      if (engine.fault === 'plays') this.begin();
      return Promise.resolve();
    }

    private begin() {
      this.after(20, () => this.onplaying?.());
      for (let at = 250; at < DURATION_MS; at += 250)
        this.after(20 + at, () => this.ontimeupdate?.());
      this.after(20 + DURATION_MS / this.playbackRate, () => {
        this.isOver = true;
        played.push(this.address);
        rates.push(this.playbackRate);
        this.onended?.();
      });
    }

    private after(ms: number, job: () => void) {
      this.timers.push(window.setTimeout(job, ms));
    }

    removeAttribute() {
      if (!this.isOver) dropped.push(this.address);
    }

    load() {
      this.isOver = true;
      this.timers.forEach((timer) => window.clearTimeout(timer));
      this.timers = [];
    }
  }
  const prefetch = (address: string) => {
    requested.add(address);
    return Promise.resolve(new Response());
  };
  for (const [name, value] of [
    ['Audio', Recording],
    ['fetch', prefetch],
  ] as const)
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  return engine;
}
