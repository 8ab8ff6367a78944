import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The user's own time zone; before hydration, that of Tokyo, where the tours take place. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Temporal.Now.timeZoneId(),
    () => 'Asia/Tokyo',
  );
