import { useEffect, useState } from 'react';

/** Now, moving on every so many seconds, for countdowns. */
export const useNow = (everySeconds = 15): Temporal.Instant => {
  const [now, setNow] = useState(() => Temporal.Now.instant());
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
};

/** Seconds from now until a moment; negative once it has passed. */
export const secondsUntil = (instant: string, now: Temporal.Instant): number =>
  Temporal.Instant.from(instant).since(now).total('seconds');
