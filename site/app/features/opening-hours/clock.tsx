import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

export interface Clock {
  now: () => Date;
  /** Time of the prerendered page, kept until the page is hydrated. */
  prerenderedAt?: Date | undefined;
}

const ClockContext = createContext<Clock>({ now: () => new Date() });

/** Replaces the clock, for prerendering, hydration and tests. */
export const ClockProvider = ClockContext.Provider;

const minuteMs = 60_000;
const minuteOf = (time: Date) => Math.floor(time.getTime() / minuteMs);

function everyMinute(update: () => void): () => void {
  const timer = setInterval(update, minuteMs);
  return () => {
    clearInterval(timer);
  };
}

/** The current minute, updated every minute. */
export function useNow(): Date {
  const { now, prerenderedAt } = useContext(ClockContext);
  const minute = useSyncExternalStore(
    everyMinute,
    () => minuteOf(now()),
    () => minuteOf(prerenderedAt ?? now()),
  );
  return useMemo(() => new Date(minute * minuteMs), [minute]);
}
