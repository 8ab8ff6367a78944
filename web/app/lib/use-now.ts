import { useEffect, useState } from 'react';

/** The current time, updated at this interval, for countdowns. */
export const useNow = (everySeconds = 15): Temporal.Instant => {
  const [now, setNow] = useState(() => Temporal.Now.instant());
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
};

/** Seconds from now until an instant; negative if it is past. */
export const secondsUntil = (instant: string, now: Temporal.Instant): number =>
  Temporal.Instant.from(instant).since(now).total('seconds');
