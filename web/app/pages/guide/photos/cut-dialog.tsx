import { useState } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { clearRefusal } from '../../../lib/typed-meanwhile.ts';
import { PictureCutter } from '../../../parts/files/cutter/picture-cutter.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type AltDraft, AltFields, altOf, isAltRefusal } from './alt-fields.tsx';
import { type Chosen, type Cutting, storedCrop } from './use-cutting.ts';
import { useKeepPhoto } from './use-own-photos.ts';

interface Props {
  chosen: Chosen;
  cutting: Cutting;
  onStored: (kind: 'cover' | 'photo') => void;
}

const NOTHING: AltDraft = { en: '', zh: '' };

/** Crops and describes one picture while it is uploading. */
export const CutDialog = ({ chosen, cutting, onStored }: Props) => {
  const { t } = useTranslation(['guides-photos', 'errors']);
  const kind = chosen.kind === 'cover' ? 'cover' : 'photo';
  const keep = useKeepPhoto(kind);
  const [alt, setAlt] = useState(NOTHING);
  const percent = Math.round(chosen.share * 100);
  const save = () => {
    const cut = storedCrop(chosen);
    if (!chosen.stored || !cut) return;
    keep.mutate(
      { fileId: chosen.stored.id, cut, alt: altOf(alt) },
      {
        onSuccess: () => {
          cutting.drop(chosen);
          onStored(kind);
        },
      },
    );
  };
  const failure =
    chosen.error ?? (keep.isError && !isAltRefusal(keep.error) ? errorCodeOf(keep.error) : null);
  return (
    <Dialog
      open
      onClose={() => cutting.drop(chosen)}
      locked={keep.isPending}
      title={cutting.count > 1 ? t('cut.titleOf', { count: cutting.count }) : t('cut.title')}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p
            role={failure ? 'alert' : 'status'}
            className={`grow text-sm ${failure ? 'text-danger' : 'tabular text-ink-soft'}`}
          >
            {failure
              ? t(chosen.error ? 'uploadFailedWhy' : `failed.${kind}`, {
                  why: t(`errors:${failure}`),
                })
              : chosen.stored
                ? null
                : percent < 100
                  ? t('sending', { percent })
                  : t('checking')}
          </p>
          {chosen.error ? (
            <Button onClick={() => cutting.retry(chosen.key)}>{t('again')}</Button>
          ) : (
            <Button onClick={save} busy={keep.isPending} disabled={!chosen.stored}>
              {keep.isPending ? t('saving') : t('save')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-6">
        <PictureCutter
          kind={chosen.kind}
          src={chosen.src}
          picture={chosen.picture}
          cut={chosen.cut}
          busy={keep.isPending}
          onCut={(cut) => cutting.setCut(chosen.key, cut)}
        />
        <AltFields
          value={alt}
          busy={keep.isPending}
          refusal={keep.error}
          onChange={(typed) => {
            setAlt(typed);
            clearRefusal(keep);
          }}
        />
      </div>
    </Dialog>
  );
};
