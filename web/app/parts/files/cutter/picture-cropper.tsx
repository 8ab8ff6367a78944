import {
  type Cut,
  calculateCropHeight,
  type PublicPicture,
} from '@tomoguide/contract/files/public-pictures';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { getMaxZoom, moveCrop, type Size, zoomCrop } from './cut-frame.ts';

/** How far one press of an arrow key moves the crop, as a fraction of the frame. */
const STEP = 0.05;
const ARROWS: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowLeft: { right: -STEP, down: 0 },
  ArrowRight: { right: STEP, down: 0 },
  ArrowUp: { right: 0, down: -STEP },
  ArrowDown: { right: 0, down: STEP },
};

const formatPercent = (share: number): string => `${share * 100}%`;

interface Props {
  kind: PublicPicture;
  /** The picture's URL, and its size as the browser displays it. */
  src: string;
  picture: Size;
  cut: Cut;
  /** True while the crop is being saved and cannot change. */
  busy?: boolean;
  onCut: (cut: Cut) => void;
}

/** Lets the user crop a picture: by dragging, with the arrow keys, and with a slider for the zoom. */
export const PictureCropper = ({ kind, src, picture, cut, busy = false, onCut }: Props) => {
  const { t } = useTranslation('files');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const last = useRef<{ x: number; y: number } | null>(null);
  const height = calculateCropHeight(kind, cut.width);

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (!by || busy) return;
    event.preventDefault();
    onCut(moveCrop(kind, cut, picture, by));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!last.current || !box || busy) return;
    const by = {
      right: (last.current.x - event.clientX) / box.width,
      down: (last.current.y - event.clientY) / box.height,
    };
    last.current = { x: event.clientX, y: event.clientY };
    onCut(moveCrop(kind, cut, picture, by));
  };
  const onPointerEnd = (): void => {
    last.current = null;
  };

  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a crop is moved in two directions, for which HTML has no control. */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture.
        tabIndex={0}
        aria-label={t('files.cutter.frame')}
        aria-describedby={`${id}-hint`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        className="relative mx-auto w-full cursor-grab touch-none select-none overflow-hidden rounded-2xl bg-sunken active:cursor-grabbing data-[kind=portrait]:max-w-80"
        data-kind={kind}
        style={{ aspectRatio: `${cut.width} / ${height}` }}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className="pointer-events-none absolute max-w-none"
          style={{
            width: formatPercent(picture.width / cut.width),
            left: formatPercent(-cut.x / cut.width),
            top: formatPercent(-cut.y / height),
          }}
        />
        {kind === 'portrait' ? (
          <span
            aria-hidden="true"
            className="absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.45)]"
          />
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {t('files.cutter.hint')}
      </p>
      <label className="grid gap-1 font-semibold text-sm">
        {t('files.cutter.zoom')}
        <input
          type="range"
          min={1}
          max={getMaxZoom(kind, picture)}
          step={0.05}
          value={zoom}
          onChange={({ target }) => {
            if (busy) return;
            setZoom(Number(target.value));
            onCut(zoomCrop(kind, cut, picture, Number(target.value)));
          }}
          className="h-11 w-full accent-(--action)"
        />
      </label>
    </div>
  );
};
