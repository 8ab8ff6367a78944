import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard } from '@tomoguide/contract/guides/entities';

/** The number of cards in a row on wide screens. */
const NEAR = 4;

/** Returns what identifies a card's picture; a guide's own photo is unique. */
const getPicture = (guide: GuideCard): string =>
  guide.cover === null ? getGuideCover(guide).drawing : `photo of ${guide.id}`;

/**
 * Returns the same guides, still ordered by rating. Reorders guides with equal ratings so that neighboring
 * cards do not share a drawing, if possible.
 */
export const separateDrawings = (guides: readonly GuideCard[]): GuideCard[] => {
  const left = [...guides];
  const shown: GuideCard[] = [];
  while (left[0]) {
    const { rating } = left[0];
    const equals = left.filter((guide) => guide.rating === rating);
    const hasOtherPicture = (guide: GuideCard, from: readonly GuideCard[]) =>
      from.every((one) => getPicture(one) !== getPicture(guide));
    const next =
      equals.find((guide) => hasOtherPicture(guide, shown.slice(-NEAR))) ??
      equals.find((guide) => hasOtherPicture(guide, shown.slice(-1))) ??
      left[0];
    shown.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return shown;
};
