import { createContext, useContext, useEffect, useState } from 'react';

const ClockContext = createContext<() => Date>(() => new Date());

/** Replaces the clock, for prerendering and tests. */
export const ClockProvider = ClockContext.Provider;

const minuteMs = 60_000;

/** The current time, updated every minute. */
export function useNow(): Date {
  const clock = useContext(ClockContext);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clock());
    }, minuteMs);
    return () => {
      clearInterval(timer);
    };
  }, [clock]);
  return now;
}
