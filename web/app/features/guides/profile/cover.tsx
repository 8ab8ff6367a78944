import { guideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Drawing } from '../../../ui/drawing.tsx';
import { SaveHeart } from '../saved/save-heart.tsx';

/** What the page begins with: where the guide is at home, or what one does there. */
export const Cover = ({ guide }: { guide: GuideDetail }) => {
  const { drawing, light } = guideCover(guide);
  return (
    <div className="guide-cover">
      <Drawing name={drawing} light={light} eager />
      <SaveHeart guideId={guide.id} name={guide.name} className="guide-heart" />
    </div>
  );
};
