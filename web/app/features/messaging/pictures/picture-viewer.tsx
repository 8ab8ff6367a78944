import { formatInstant } from '@tomoguide/contract/format';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { enterModal } from '../../../ui/modal.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useReaderZone } from '../../guides/profile/use-reader-zone.ts';
import type { Line } from '../line.ts';
import { usePicture } from './use-picture.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  /** Those of the conversation that can be seen, oldest first. */
  lines: readonly Line[];
  shown: Line;
  name: string;
  onShow: (line: Line) => void;
  onClose: () => void;
}

const round =
  'grid size-11 shrink-0 place-content-center rounded-full bg-mark-ink/60 text-mark-paper transition-opacity hover:bg-mark-ink disabled:opacity-40 focus-visible:outline-mark-paper';

const Round = (props: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}) => {
  const { label, onClick, disabled = false, className = '', children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={`${round} ${className}`}
    >
      {children}
    </button>
  );
};

interface PictureProps {
  line: Line;
  alt: string;
  zoom: ReturnType<typeof useZoom>;
}

/** The small one stands there until the large one has come. */
const Large = ({ line, alt, zoom }: PictureProps) => {
  const { t } = useTranslation('messaging');
  const small = usePicture(line, 'small');
  const full = usePicture(line, 'full');
  const address = full.address ?? small.address;
  const { scale, x, y } = zoom.view;
  return (
    <div
      className={`grid size-full touch-none place-content-center overflow-hidden ${scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      {...zoom.handlers}
    >
      {address ? (
        <img
          src={address}
          alt={alt}
          width={line.picture?.width}
          height={line.picture?.height}
          draggable={false}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          className="max-h-dvh w-auto max-w-full select-none object-contain"
        />
      ) : null}
      {full.address ? null : (
        <span role="status" className="absolute inset-x-0 bottom-20 flex justify-center">
          {full.failed ? (
            <button
              type="button"
              onClick={full.retry}
              className="min-h-11 rounded-full bg-mark-ink/60 px-4 font-semibold text-mark-paper text-sm underline"
            >
              {t('photoAgain')}
            </button>
          ) : (
            <span className="rounded-full bg-mark-ink/60 p-2 text-mark-paper">
              <Spinner />
              <span className="sr-only">{t('photoLoading')}</span>
            </span>
          )}
        </span>
      )}
    </div>
  );
};

const Keep = ({ line }: { line: Line }) => {
  const { t } = useTranslation('messaging');
  const { address } = usePicture(line, 'full');
  if (!address || line.picture?.fileId === null) return null;
  return (
    <a
      href={address}
      download={`tomoguide-${line.picture?.fileId}.webp`}
      aria-label={t('photoSave')}
      title={t('photoSave')}
      className={round}
    >
      <Download aria-hidden="true" className="size-5" />
    </a>
  );
};

/** A picture over everything: arrows turn over, Escape closes, fingers, wheel, + and − bring it nearer. */
export const PictureViewer = ({ lines, shown, name, onShow, onClose }: Props) => {
  const { t } = useTranslation('messaging');
  const { t: layout } = useTranslation('layout');
  const locale = useLocale();
  const zone = useReaderZone();
  const dialog = useRef<HTMLDialogElement>(null);
  const at = lines.findIndex(({ key }) => key === shown.key);
  const zoom = useZoom((by) => turn(by));
  const turn = (by: 1 | -1) => {
    const next = lines[at + by];
    if (!next) return;
    zoom.reset();
    onShow(next);
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const leave = enterModal(element);
    return () => {
      leave();
      // Closed rather than only taken away, so that the focus goes back.
      element.close();
    };
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === '+' || key === '=') zoom.zoom(1.5);
    if (key === '-') zoom.zoom(1 / 1.5);
    if (key === '0') zoom.reset();
  };
  const from = shown.mine ? t('photoMine') : t('photoFrom', { name });
  return (
    <dialog
      ref={dialog}
      aria-label={from}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-mark-ink p-0 text-mark-paper"
    >
      <Large key={shown.key} line={shown} alt={from} zoom={zoom} />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center bg-linear-to-b from-mark-ink/80 to-transparent gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] *:pointer-events-auto">
        <p aria-live="polite" className="min-w-0 grow rounded-full px-2 text-sm">
          <span className="block truncate font-semibold">{from}</span>
          <span className="tabular block truncate text-xs">
            {formatInstant(shown.at, zone, locale)}
            {lines.length > 1
              ? ` · ${t('photoOf', { number: at + 1, count: lines.length })}`
              : null}
          </span>
        </p>
        <Round
          className="max-sm:hidden"
          label={t('zoomOut')}
          disabled={zoom.view.scale === 1}
          onClick={() => zoom.zoom(1 / 1.5)}
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </Round>
        <Round className="max-sm:hidden" label={t('zoomIn')} onClick={() => zoom.zoom(1.5)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </Round>
        <Keep line={shown} />
        <Round label={layout('close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </Round>
      </div>
      {lines.length > 1 ? (
        <>
          <Round
            label={t('photoBefore')}
            disabled={at <= 0}
            onClick={() => turn(-1)}
            className="-translate-y-1/2 absolute top-1/2 left-3"
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </Round>
          <Round
            label={t('photoAfter')}
            disabled={at >= lines.length - 1}
            onClick={() => turn(1)}
            className="-translate-y-1/2 absolute top-1/2 right-3"
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </Round>
        </>
      ) : null}
    </dialog>
  );
};
