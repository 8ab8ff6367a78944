import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** The user's own time zone; before hydration, that of Tokyo, where the tours take place. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => Temporal.Now.timeZoneId(),
    () => 'Asia/Tokyo',
  );
