import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns the user's time zone; before hydration, that of Tokyo, where the tours take place. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => Temporal.Now.timeZoneId(),
    () => 'Asia/Tokyo',
  );
