import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The reader's own zone; until hydration Tokyo's, where everything takes place. */
export const useReaderZone = (): string =>
  useSyncExternalStore(
    never,
    () => Temporal.Now.timeZoneId(),
    () => 'Asia/Tokyo',
  );
