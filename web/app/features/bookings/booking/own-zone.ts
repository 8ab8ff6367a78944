/** The reader's zone; only asked in the browser, where private pages are rendered. */
export const ownZone = (): string => Temporal.Now.timeZoneId();

/** Whether a clock here shows another time than the guide's at that moment. */
export const clocksDiffer = (instant: string, guideZone: string, readerZone: string): boolean => {
  const at = Temporal.Instant.from(instant);
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return offset(guideZone) !== offset(readerZone);
};
