import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Photo } from '../../parts/guides/photo.tsx';
import { SaveHeart } from '../../parts/guides/saved/save-heart.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Drawing } from '../../ui/drawing.tsx';

interface Props {
  guide: GuideDetail;
  /** Opens the guide's own cover at full size. */
  onOpen: () => void;
}

/** The picture at the top of the page: the guide's cover, or a drawing of the city or an activity. */
export const Cover = ({ guide, onOpen }: Props) => {
  const { t } = useTranslation('guides');
  const { drawing, light } = getGuideCover(guide);
  return (
    <div className="guide-cover">
      {guide.cover ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="block size-full cursor-zoom-in"
        >
          <Photo photo={guide.cover} sizes="(min-width: 80rem) 76rem, 100vw" soon="first" />
          <span className="sr-only">{t('guides.photos.openCover')}</span>
        </button>
      ) : (
        <Drawing name={drawing} light={light} dark="dusk" eager />
      )}
      <SaveHeart guideId={guide.id} name={guide.name} className="guide-heart" />
    </div>
  );
};
