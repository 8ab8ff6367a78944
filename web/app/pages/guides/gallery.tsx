import type { GuidePhoto } from '@tomoguide/contract/guides/entities';
import { Photo } from '../../parts/guides/photo.tsx';
import { Section } from '../../parts/guides/profile/section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';

/** Fills two rows of three, or three rows of two. */
const MAX_VISIBLE_PHOTOS = 6;

interface Props {
  photos: readonly GuidePhoto[];
  onOpen: (index: number) => void;
}

/** The guide's first photos and the number of remaining ones. Clicking a photo opens it at full size. */
export const Gallery = ({ photos, onOpen }: Props) => {
  const { t } = useTranslation('guides');
  if (photos.length === 0) return null;
  const hidden = photos.length - MAX_VISIBLE_PHOTOS;
  return (
    <Section id="photos" title={t('guides.photos.title')}>
      <ul className="gallery">
        {photos.slice(0, MAX_VISIBLE_PHOTOS).map((photo, index) => (
          <li key={photo.src}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(index)}>
              <Photo
                photo={photo}
                sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw"
              />
              <span className="sr-only">
                {t('guides.photos.open', { number: index + 1, count: photos.length })}
              </span>
              {index === MAX_VISIBLE_PHOTOS - 1 && hidden > 0 ? (
                <span aria-hidden="true" className="gallery-more">
                  +{hidden}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
