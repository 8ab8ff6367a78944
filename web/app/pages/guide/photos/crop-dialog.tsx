import { getErrorCode } from '../../../lib/api-error.ts';
import { PictureCropper } from '../../../parts/files/cutter/picture-cropper.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type AltDraft, AltFields, trimAlt, useAltForm } from './alt-fields.tsx';
import { type Chosen, type Cutting, toStoredCrop } from './use-crop-queue.ts';
import { useSavePhoto } from './use-own-photos.ts';

interface Props {
  chosen: Chosen;
  cutting: Cutting;
  onStored: (kind: 'cover' | 'photo') => void;
}

const NOTHING: AltDraft = { en: '', zh: '' };

/** A dialog to crop and describe one picture while it is uploading. */
export const CropDialog = ({ chosen, cutting, onStored }: Props) => {
  const { t } = useTranslation('photos', 'errors');
  const kind = chosen.kind === 'cover' ? 'cover' : 'photo';
  const keep = useSavePhoto(kind);
  const percent = Math.round(chosen.share * 100);
  const form = useAltForm(NOTHING, async (alt) => {
    const cut = toStoredCrop(chosen);
    if (!chosen.stored || !cut) return;
    await keep.mutateAsync({ fileId: chosen.stored.id, cut, alt: trimAlt(alt) });
    cutting.drop(chosen);
    onStored(kind);
  });
  const failure = chosen.error ?? (form.error ? getErrorCode(form.error) : null);
  return (
    <Dialog
      open
      onClose={() => cutting.drop(chosen)}
      locked={form.busy}
      title={
        cutting.count > 1
          ? t('photos.cut.titleOf', { count: cutting.count })
          : t('photos.cut.title')
      }
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p
            role={failure ? 'alert' : 'status'}
            className={`grow text-sm ${failure ? 'text-danger' : 'tabular text-ink-soft'}`}
          >
            {failure
              ? t(chosen.error ? 'photos.uploadFailedWhy' : `photos.failed.${kind}`, {
                  why: t(`errors.${failure}`),
                })
              : chosen.stored
                ? null
                : percent < 100
                  ? t('photos.sending', { percent })
                  : t('photos.checking')}
          </p>
          {chosen.error ? (
            <Button onClick={() => cutting.retry(chosen.key)}>{t('photos.again')}</Button>
          ) : (
            <Button onClick={form.submit} busy={form.busy} disabled={!chosen.stored}>
              {form.busy ? t('photos.saving') : t('photos.save')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-6">
        <PictureCropper
          kind={chosen.kind}
          src={chosen.src}
          picture={chosen.picture}
          cut={chosen.cut}
          busy={form.busy}
          onCut={(cut) => cutting.setCut(chosen.key, cut)}
        />
        <AltFields form={form} />
      </div>
    </Dialog>
  );
};
