import { useEffect, useState } from 'react';

const left = (until: string): number =>
  Math.max(0, Temporal.Instant.from(until).since(Temporal.Now.instant()).total('seconds'));

/** Seconds until a moment, counted down; 0 once it has passed. */
export const useSecondsLeft = (until: string): number => {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    const timer = setInterval(() => setSeconds(left(until)), 5_000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};
