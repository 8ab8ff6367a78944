import { guideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard } from '@tomoguide/contract/guides/entities';

/** As many cards as stand in a row on wide screens. */
const NEAR = 4;

/** A photo of the guide's own is nobody else's. */
const pictureOf = (guide: GuideCard): string =>
  guide.cover === null ? guideCover(guide).drawing : `photo of ${guide.id}`;

/**
 * The same guides in the same order of their ratings; those rated alike change places, so that no card
 * stands beside one with the same drawing as long as there is another.
 */
export const apart = (guides: readonly GuideCard[]): GuideCard[] => {
  const left = [...guides];
  const shown: GuideCard[] = [];
  while (left[0]) {
    const { rating } = left[0];
    const equals = left.filter((guide) => guide.rating === rating);
    const differs = (guide: GuideCard, from: readonly GuideCard[]) =>
      from.every((one) => pictureOf(one) !== pictureOf(guide));
    const next =
      equals.find((guide) => differs(guide, shown.slice(-NEAR))) ??
      equals.find((guide) => differs(guide, shown.slice(-1))) ??
      left[0];
    shown.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return shown;
};
