import { useRef, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Camera, Image, Images } from '../../../ui/icons.ts';
import { Popover } from '../../../ui/popover.tsx';
import { PICTURE_TYPES, useAccepted } from '../../files/picker/use-accepted.ts';

interface Props {
  disabled: boolean;
  onChoose: (files: Iterable<File>) => void;
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-base hover:bg-sunken';

/** A button to pick photos from this device or, on a handheld device, to take one with its camera. */
export const PictureButton = ({ disabled, onChoose }: Props) => {
  const { t } = useTranslation('messaging');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(false);
  const input = {
    type: 'file',
    accept: useAccepted(PICTURE_TYPES),
    hidden: true,
    disabled,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChoose([...(target.files ?? [])]);
      // Cleared, so that the user can choose the same file again.
      target.value = '';
    },
  };
  return (
    <>
      <input {...input} ref={album} multiple data-album />
      <input {...input} ref={camera} capture="environment" data-camera />
      <button
        ref={button}
        type="button"
        aria-label={t('messaging.photos')}
        title={t('messaging.photos')}
        disabled={disabled}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          if (!matchMedia('(pointer: coarse)').matches) album.current?.click();
          else if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50"
      >
        <Image aria-hidden="true" className="size-5.5" />
      </button>
      {open ? (
        <Popover
          label={t('messaging.photos')}
          anchor={button.current}
          onClose={() => setOpen(false)}
        >
          <button
            type="button"
            className={ITEM}
            onClick={() => {
              album.current?.click();
              setOpen(false);
            }}
          >
            <Images aria-hidden="true" className="size-5 text-ink-soft" />
            {t('messaging.fromAlbum')}
          </button>
          <button
            type="button"
            className={ITEM}
            onClick={() => {
              camera.current?.click();
              setOpen(false);
            }}
          >
            <Camera aria-hidden="true" className="size-5 text-ink-soft" />
            {t('messaging.fromCamera')}
          </button>
        </Popover>
      ) : null}
    </>
  );
};
