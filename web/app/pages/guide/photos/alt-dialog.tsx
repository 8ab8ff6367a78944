import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AltFields, trimAlt, useAltForm } from './alt-fields.tsx';
import { useDescribePhoto } from './use-own-photos.ts';

interface Props {
  photo: OwnPhoto;
  onClose: () => void;
}

/** A dialog to edit the description of an existing photo. */
export const AltDialog = ({ photo, onClose }: Props) => {
  const { t } = useTranslation('photos', 'errors');
  const describe = useDescribePhoto();
  const form = useAltForm({ en: photo.alt.en ?? '', zh: photo.alt.zh ?? '' }, async (typed) => {
    await describe.mutateAsync({ name: photo.name, alt: trimAlt(typed) });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t('photos.describe')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {form.error ? (
            <p role="alert" className="grow text-danger text-sm">
              {t('photos.failed.describe', { why: t(`errors.${getErrorCode(form.error)}`) })}
            </p>
          ) : null}
          <Button busy={form.busy} onClick={form.submit}>
            {form.busy ? t('photos.saving') : t('photos.save')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          sizes="30rem"
          alt=""
          className="max-h-64 w-full rounded-xl bg-sunken object-contain"
        />
        <AltFields form={form} />
      </div>
    </Dialog>
  );
};
