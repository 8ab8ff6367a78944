import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { OwnGuide, OwnPhoto } from '@tomoguide/contract/guides/entities';
import { GALLERY_MAX } from '@tomoguide/contract/guides/figures';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { useId, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AltDialog } from './alt-dialog.tsx';
import { ChooseButton } from './choose-button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { EmptyFrames } from './empty-frames.tsx';
import { PhotoList } from './photo-list.tsx';
import { useCropQueue } from './use-crop-queue.ts';
import { useRemovePhoto } from './use-own-photos.ts';

/** A guide's cover and photos, with controls to edit them. */
export const OwnPhotos = ({ guide }: { guide: OwnGuide }) => {
  const locale = useLocale();
  const { t } = useTranslation('photos', 'errors');
  const id = useId();
  const cutting = useCropQueue();
  const remove = useRemovePhoto();
  const [described, setDescribed] = useState<OwnPhoto | null>(null);
  const [leaving, setLeaving] = useState<OwnPhoto | null>(null);
  const { cover, gallery } = guide.photos;
  const slotsLeft = GALLERY_MAX - gallery.length;
  const drawn = getGuideCover(guide);
  const isCover = leaving !== null && leaving.name === cover?.name;
  const { current } = cutting;
  return (
    <div className="grid gap-10">
      {cutting.refused.length > 0 ? (
        <ul role="alert" className="grid gap-1 text-danger">
          {cutting.refused.map(({ name, reason }) => (
            <li key={name} className="break-words">
              {t('photos.uploadFailedOf', { name })}{' '}
              {reason === 'tooSmall' ? t('photos.tooSmall') : t(`errors.${reason}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <section aria-labelledby={`${id}-cover`}>
        <FileDrop
          className="grid grid-cols-1 gap-4"
          label={t('photos.drop')}
          disabled={false}
          onDrop={(files) => cutting.choose('cover', files, 1)}
        >
          <h2 id={`${id}-cover`} className="font-semibold text-xl">
            {t('photos.cover')}
          </h2>
          <p id={`${id}-cover-hint`} className="text-balance text-ink-soft">
            {t('photos.coverHint')}
          </p>
          {cover ? (
            <img
              src={cover.src}
              srcSet={cover.srcSet}
              sizes="(min-width: 60rem) 56rem, 100vw"
              alt={getTextInLocale(cover.alt, locale) || t('photos.cover')}
              className="aspect-[2/1] w-full rounded-2xl bg-sunken object-cover"
            />
          ) : (
            <figure className="grid gap-2">
              <Drawing
                name={drawn.drawing}
                light={drawn.light}
                dark="dusk"
                className="aspect-[2/1] w-full rounded-2xl"
              />
              <figcaption className="text-ink-soft text-sm">{t('photos.coverDrawn')}</figcaption>
            </figure>
          )}
          <div className="flex flex-wrap gap-2">
            <ChooseButton
              label={cover ? t('photos.changeCover') : t('photos.chooseCover')}
              hintId={`${id}-cover-hint`}
              onChoose={(files) => cutting.choose('cover', files, 1)}
            />
            {cover ? (
              <>
                <Button tone="quiet" onClick={() => setDescribed(cover)}>
                  {t('photos.describe')}
                </Button>
                <Button tone="quiet" onClick={() => setLeaving(cover)}>
                  {t('photos.remove')}
                </Button>
              </>
            ) : null}
          </div>
        </FileDrop>
      </section>
      <section aria-labelledby={`${id}-photos`}>
        <FileDrop
          className="grid grid-cols-1 gap-4"
          label={t('photos.drop')}
          disabled={slotsLeft === 0}
          onDrop={(files) => cutting.choose('photo', files, slotsLeft)}
        >
          <h2 id={`${id}-photos`} className="font-semibold text-xl">
            {t('photos.photos')}{' '}
            <span className="tabular font-normal text-base text-ink-soft">
              {t('photos.uploaded', { count: gallery.length, max: GALLERY_MAX })}
            </span>
          </h2>
          <p id={`${id}-photos-hint`} className="text-balance text-ink-soft">
            {t('photos.photosHint')}
          </p>
          {gallery.length > 0 ? (
            <PhotoList photos={gallery} onDescribe={setDescribed} onRemove={setLeaving} />
          ) : (
            <EmptyFrames htmlFor={`${id}-choose`} />
          )}
          <ChooseButton
            id={`${id}-choose`}
            label={t('photos.choosePhotos')}
            hintId={`${id}-photos-hint`}
            several
            disabled={slotsLeft === 0}
            onChoose={(files) => cutting.choose('photo', files, slotsLeft)}
          />
        </FileDrop>
      </section>
      {current ? (
        <CropDialog
          key={current.key}
          chosen={current}
          cutting={cutting}
          onStored={(kind) =>
            showToast({
              tone: 'success',
              title: t(kind === 'cover' ? 'photos.coverSaved' : 'photos.photoSaved'),
            })
          }
        />
      ) : null}
      {described ? (
        <AltDialog key={described.name} photo={described} onClose={() => setDescribed(null)} />
      ) : null}
      <ConfirmDialog
        open={leaving !== null}
        title={isCover ? t('photos.removeCover') : t('photos.removePhoto')}
        confirmLabel={t('photos.remove')}
        danger
        busy={remove.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() =>
          remove.mutate(isCover ? null : (leaving?.name ?? null), {
            onSuccess: () => setLeaving(null),
          })
        }
      >
        <p>{isCover ? t('photos.removeCoverHint') : t('photos.removePhotoHint')}</p>
        {remove.isError ? (
          <p role="alert" className="mt-2 text-danger">
            {t(isCover ? 'photos.failed.removeCover' : 'photos.failed.removePhoto', {
              why: t(`errors.${getErrorCode(remove.error)}`),
            })}
          </p>
        ) : null}
      </ConfirmDialog>
    </div>
  );
};
