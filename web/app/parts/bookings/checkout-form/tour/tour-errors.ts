import { groupFits, type TourChoice, type TourOffer } from './tour-choice.ts';

export interface TourErrors {
  itinerary?: 'itineraryGone';
  date?: 'dateMissing';
  start?: 'startMissing' | 'startGone';
  travelers?: 'travelersMissing' | 'travelersOutside' | 'travelersExactly';
}

/**
 * Returns the errors in the chosen tour. `starts` contains the start times available that day, or is
 * undefined until they are loaded.
 */
export const findTourErrors = (
  choice: TourChoice,
  offer: TourOffer,
  starts: readonly string[] | undefined,
): TourErrors => {
  const problems: TourErrors = {};
  if (choice.date === null) problems.date = 'dateMissing';
  if (choice.start === null) problems.start = 'startMissing';
  else if (starts && !starts.includes(choice.start)) problems.start = 'startGone';
  if (choice.travelers === null) problems.travelers = 'travelersMissing';
  else if (!groupFits(choice.travelers, offer))
    problems.travelers =
      offer.minPeople === offer.maxPeople ? 'travelersExactly' : 'travelersOutside';
  return problems;
};
