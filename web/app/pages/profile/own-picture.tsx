import type { PersonPicture } from '@tomoguide/contract/files/public-pictures';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { PictureCropper } from '../../parts/files/cutter/picture-cropper.tsx';
import { PICTURE_TYPES, useAccepted } from '../../parts/files/picker/use-accepted.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { getButtonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { disabledButFocusable } from '../../ui/disabled-but-focusable.ts';
import { ImagePlus } from '../../ui/icons.ts';
import { useOwnPicture } from './use-own-picture.ts';

interface Props {
  kind: PersonPicture;
  title: string;
  hint: string;
  chooseLabel: string;
  /** True if there is a picture to remove. */
  present: boolean;
  /** The current picture, already rendered. */
  children: ReactNode;
}

/** One of the user's own pictures, with controls to replace or remove it. */
export const OwnPicture = ({ kind, title, hint, chooseLabel, present, children }: Props) => {
  const { t } = useTranslation('profile');
  const id = useId();
  const accept = useAccepted(PICTURE_TYPES);
  const { chosen, busy, choose, setCut, save, remove, drop } = useOwnPicture(kind);
  const input = useRef<HTMLInputElement>(null);
  const removePicture = async ({ currentTarget }: MouseEvent) => {
    const removed = await remove();
    const { activeElement, body } = document;
    // The button disappears together with the picture, so focus moves to the file input.
    if (removed && (activeElement === currentTarget || activeElement === body))
      input.current?.focus();
  };
  const percent = Math.round((chosen?.share ?? 0) * 100);
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 id={`${id}-title`} className="font-semibold">
        {title}
      </h3>
      {children}
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <span className="relative">
          <input
            ref={input}
            type="file"
            accept={accept}
            aria-label={chooseLabel}
            aria-describedby={`${id}-hint`}
            {...(busy ? disabledButFocusable : null)}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Cleared, so that the user can choose the same file again.
              target.value = '';
              if (file) choose(file);
            }}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className={`${getButtonStyle('secondary', 'medium', false)} peer-focus-visible:outline-2 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2`}
          >
            <ImagePlus className="size-5" />
            {chooseLabel}
          </span>
        </span>
        {present ? (
          <Button
            tone="quiet"
            onClick={removePicture}
            disabled={busy}
            aria-describedby={`${id}-title`}
          >
            {t('profile.personal.remove')}
          </Button>
        ) : null}
      </div>
      <Dialog
        open={chosen !== null}
        onClose={drop}
        locked={busy}
        title={t('profile.personal.cutPicture')}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="tabular text-ink-soft text-sm">
              {chosen && !chosen.stored
                ? percent < 100
                  ? t('profile.personal.sending', { percent })
                  : t('profile.personal.checking')
                : null}
            </p>
            <Button onClick={save} busy={busy} disabled={!chosen?.stored}>
              {busy ? t('profile.personal.saving') : t('profile.personal.save')}
            </Button>
          </div>
        }
      >
        {chosen ? (
          <PictureCropper
            kind={kind}
            src={chosen.src}
            picture={chosen.picture}
            cut={chosen.cut}
            onCut={setCut}
          />
        ) : null}
      </Dialog>
    </div>
  );
};
