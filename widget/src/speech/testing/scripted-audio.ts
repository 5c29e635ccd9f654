/** How one recording behaves: plays, or fails in one of the ways that recordings do. */
export type AudioFault = 'plays' | 'error' | 'breaks' | 'stalls' | 'not-allowed';

export interface ScriptedAudio {
  /** Addresses asked for, those played to the end, those dropped on the way. */
  readonly requested: readonly string[];
  readonly played: readonly string[];
  readonly dropped: readonly string[];
  readonly rates: readonly number[];
  fault: AudioFault;
  uninstall(): void;
}

const DURATION_MS = 3000;

/** Puts scripted recordings in the place of the browser's `Audio`. */
export function installScriptedAudio(window: Window & typeof globalThis): ScriptedAudio {
  const own = Object.getOwnPropertyDescriptor(window, 'Audio');
  const played: string[] = [];
  const requested: string[] = [];
  const dropped: string[] = [];
  const rates: number[] = [];
  const engine: ScriptedAudio = {
    requested,
    played,
    dropped,
    rates,
    fault: 'plays',
    uninstall: () => {
      if (own) Object.defineProperty(window, 'Audio', own);
      else Reflect.deleteProperty(window, 'Audio');
    },
  };

  class Recording extends window.EventTarget {
    playbackRate = 1;
    ontimeupdate: (() => void) | null = null;
    onended: (() => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly address: string;
    private timers: number[] = [];
    private isOver = false;

    constructor(address: string) {
      super();
      this.address = address;
      requested.push(address);
    }

    play(): Promise<void> {
      if (engine.fault === 'not-allowed')
        return Promise.reject(new DOMException('No gesture', 'NotAllowedError'));
      if (engine.fault === 'error') {
        this.isOver = true;
        return Promise.reject(new DOMException('No source', 'NotSupportedError'));
      }
      if (engine.fault === 'breaks') {
        this.after(20, () => this.dispatchEvent(new window.Event('playing')));
        this.after(1000, () => this.onerror?.());
      }
      if (engine.fault === 'plays') this.begin();
      return Promise.resolve();
    }

    private begin() {
      this.after(20, () => this.dispatchEvent(new window.Event('playing')));
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
    }
  }
  Object.defineProperty(window, 'Audio', { value: Recording, configurable: true, writable: true });
  return engine;
}
