/** Returns the durations that a guide offers, from the shortest to the longest: hours in steps of 0.5. */
export const durationsOffered = (guide: { minDuration: number; maxDuration: number }): number[] => {
  const durations: number[] = [];
  for (let hours = guide.minDuration; hours <= guide.maxDuration; hours += 0.5)
    durations.push(hours);
  return durations;
};

/** Returns the group sizes that a guide accepts, from the smallest to the largest. */
export const groupsOffered = (guide: { minPeople: number; maxPeople: number }): number[] =>
  Array.from(
    { length: guide.maxPeople - guide.minPeople + 1 },
    (_, more) => guide.minPeople + more,
  );
