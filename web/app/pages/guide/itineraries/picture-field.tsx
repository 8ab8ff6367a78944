import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Group } from '../../../ui/group.tsx';

const TILE =
  'grid aspect-[4/3] w-full place-content-center overflow-hidden rounded-xl border-2 border-line bg-sunken text-center text-sm peer-checked:border-action peer-checked:ring-2 peer-checked:ring-action peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2';

interface Props {
  photos: readonly OwnPhoto[];
  /** The name of the chosen photo; null for the drawing. */
  chosen: string | null;
  onChange: (chosen: string | null) => void;
}

/** Lets the guide select one of their photos to replace an itinerary's drawing. */
export const PictureField = ({ photos, chosen, onChange }: Props) => {
  const { t } = useTranslation('guide-settings');
  const locale = useLocale();
  const name = useId();
  if (photos.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        {t('guide-settings.itineraries.noPhotos')}{' '}
        <Link to="/guide/photos" className="inline-flex min-h-11 items-center text-action">
          {t('guide-settings.itineraries.toPhotos')}
        </Link>
      </p>
    );
  return (
    <Group
      label={t('guide-settings.itineraries.picture')}
      hint={t('guide-settings.itineraries.pictureHint')}
    >
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {[null, ...photos].map((photo, index) => (
          <label key={photo?.name ?? ''} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              checked={chosen === (photo?.name ?? null)}
              onChange={() => onChange(photo?.name ?? null)}
              aria-label={
                photo
                  ? getTextInLocale(photo.alt, locale) ||
                    t('guide-settings.itineraries.photo', { number: index })
                  : t('guide-settings.itineraries.drawing')
              }
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className={TILE}>
              {photo ? (
                <img
                  src={photo.src}
                  srcSet={photo.srcSet}
                  sizes="(min-width: 40rem) 12rem, 45vw"
                  alt=""
                  loading="lazy"
                  className="aspect-[4/3] w-full object-cover"
                />
              ) : (
                t('guide-settings.itineraries.drawing')
              )}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
};
