import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AltFields, altOf, isAltRefusal } from './alt-fields.tsx';
import { useDescribePhoto } from './use-own-photos.ts';

interface Props {
  photo: OwnPhoto;
  onClose: () => void;
}

/** Edits the description of an existing photo. */
export const AltDialog = ({ photo, onClose }: Props) => {
  const { t } = useTranslation(['guides-photos', 'errors']);
  const describe = useDescribePhoto();
  const [alt, setAlt] = useState({ en: photo.alt.en ?? '', zh: photo.alt.zh ?? '' });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={describe.isPending}
      title={t('describe')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {describe.isError && !isAltRefusal(describe.error) ? (
            <p role="alert" className="grow text-danger text-sm">
              {t('failed.describe', { why: t(`errors:${errorCodeOf(describe.error)}`) })}
            </p>
          ) : null}
          <Button
            busy={describe.isPending}
            onClick={() =>
              describe.mutate({ name: photo.name, alt: altOf(alt) }, { onSuccess: onClose })
            }
          >
            {describe.isPending ? t('saving') : t('save')}
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
        <AltFields
          value={alt}
          busy={describe.isPending}
          refusal={describe.error}
          onChange={(typed) => {
            setAlt(typed);
            clearRefusal(describe);
          }}
        />
      </div>
    </Dialog>
  );
};
