import { useEffect, useState } from 'react';

/** Returns the current time, updated every `everySeconds`, for countdowns. */
export const useNow = (everySeconds = 15): Temporal.Instant => {
  const [now, setNow] = useState(() => Temporal.Now.instant());
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
};

/** Returns the seconds from now until an instant; negative if the instant has passed. */
export const getSecondsUntil = (instant: string, now: Temporal.Instant): number =>
  Temporal.Instant.from(instant).since(now).total('seconds');
