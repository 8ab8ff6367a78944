/** Returns the durations that a guide offers, in hours in steps of 0.5, shortest first. */
export const listOfferedDurations = (guide: {
  minDuration: number;
  maxDuration: number;
}): number[] => {
  const durations: number[] = [];
  for (let hours = guide.minDuration; hours <= guide.maxDuration; hours += 0.5)
    durations.push(hours);
  return durations;
};

/** Returns the group sizes that a guide accepts, smallest first. */
export const listOfferedGroupSizes = (guide: { minPeople: number; maxPeople: number }): number[] =>
  Array.from(
    { length: guide.maxPeople - guide.minPeople + 1 },
    (_, more) => guide.minPeople + more,
  );
