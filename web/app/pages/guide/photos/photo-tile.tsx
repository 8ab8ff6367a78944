import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import type { PointerEvent } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowLeft, ArrowRight, Move, Pencil, Trash2 } from '../../../ui/icons.ts';

interface Props {
  photo: OwnPhoto;
  /** The index of the photo, starting at 0. */
  at: number;
  count: number;
  dragged: boolean;
  /** True during a touch drag, which the browser's own dragging would end. */
  held: boolean;
  disabled: boolean;
  onDescribe: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
  onDrag: (at: number | null) => void;
  onDragOver: (at: number) => void;
  onDrop: () => void;
  /** Called when the user touches the photo's handle. */
  onHold: (event: PointerEvent) => void;
}

/**
 * One of the guide's photos, which can be moved by mouse drag, by touch on its handle, or with its arrows.
 */
export const PhotoTile = (props: Props) => {
  const { photo, at, count, dragged, held, disabled, onDescribe, onRemove, onMove } = props;
  const locale = useLocale();
  const { t } = useTranslation('photos');
  const number = at + 1;
  return (
    <li
      data-place={at}
      draggable={!disabled && !held}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', photo.name);
        props.onDrag(at);
      }}
      onDragEnd={() => props.onDrag(null)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        props.onDragOver(at);
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        props.onDrop();
      }}
      className={`overflow-hidden rounded-2xl border border-line bg-surface ${dragged ? 'opacity-50' : ''}`}
    >
      <div className="relative">
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          sizes="(min-width: 40rem) 18rem, 50vw"
          alt={getTextInLocale(photo.alt, locale) || t('photos.photo', { number })}
          draggable={false}
          loading="lazy"
          className="aspect-[4/3] w-full cursor-grab bg-sunken object-cover"
        />
        <span
          aria-hidden="true"
          className="tabular absolute top-2 left-2 rounded-full bg-surface px-2.5 py-0.5 font-semibold text-sm shadow-card"
        >
          {number}
        </span>
        {count > 1 ? (
          <span
            aria-hidden="true"
            data-handle=""
            onPointerDown={disabled ? undefined : props.onHold}
            onContextMenu={(event) => event.preventDefault()}
            className="absolute top-1 right-1 hidden size-11 touch-none select-none place-content-center rounded-full bg-surface shadow-card any-pointer-coarse:grid"
          >
            <Move className="size-5" />
          </span>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-between">
        <span className="flex">
          <IconButton
            label={t('photos.earlier', { number })}
            disabled={disabled || at === 0}
            onClick={() => onMove(at - 1)}
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t('photos.later', { number })}
            disabled={disabled || at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ArrowRight aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
        <span className="flex">
          <IconButton label={t('photos.describeOf', { number })} onClick={onDescribe}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('photos.removeOf', { number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
    </li>
  );
};
