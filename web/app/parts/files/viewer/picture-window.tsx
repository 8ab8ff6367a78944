import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { disabledButFocusable } from '../../../ui/disabled-but-focusable.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../../../ui/icons.ts';
import { enterModal } from '../../../ui/modal.ts';
import { useZoom } from './use-zoom.ts';

/** The zoom state and its event handlers. */
export type Zoom = ReturnType<typeof useZoom>;

interface Props {
  /** The index of the shown picture, starting at 0, and the number of pictures. */
  at: number;
  count: number;
  /** The description of the picture. */
  label: string;
  detail?: ReactNode;
  onTurn: (at: number) => void;
  onClose: () => void;
  /** Additional buttons, shown next to the zoom buttons. */
  tools?: ReactNode;
  children: (zoom: Zoom) => ReactNode;
}

/** Class names of the viewer's round buttons and links. */
export const roundTool =
  'grid size-11 shrink-0 place-content-center rounded-full bg-mark-ink/60 text-mark-paper transition-opacity hover:bg-mark-ink aria-disabled:opacity-40 focus-visible:outline-mark-paper';

const RoundButton = (props: {
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
      onClick={onClick}
      className={`${roundTool} ${className}`}
      {...(disabled ? disabledButFocusable : null)}
    >
      {children}
    </button>
  );
};

/** Contains the picture, which pinching and the wheel zoom. */
export const PictureFrame = ({ zoom, children }: { zoom: Zoom; children: ReactNode }) => (
  <div
    className={`grid size-full touch-none place-content-center overflow-hidden ${zoom.view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
    {...zoom.handlers}
  >
    {children}
  </div>
);

/** Returns the style that positions the picture in its frame. */
export const getTransform = ({ view: { scale, x, y } }: Zoom) => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
});

/**
 * A full-screen picture viewer: arrow keys change the picture, Escape closes the viewer, and pinching, the
 * wheel, + and − zoom.
 */
export const PictureWindow = (props: Props) => {
  const { at, count, label, detail, onTurn, onClose, tools, children } = props;
  const { t } = useTranslation('files', 'layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useZoom((by) => goToNeighbor(by));
  const goToNeighbor = (by: 1 | -1) => {
    const next = at + by;
    if (next < 0 || next >= count) return;
    zoom.reset();
    onTurn(next);
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const leave = enterModal(element);
    return () => {
      leave();
      // Closes the dialog rather than just unmounting it, so that focus is restored.
      element.close();
    };
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goToNeighbor(-1);
    if (key === 'ArrowRight') goToNeighbor(1);
    if (key === '+' || key === '=') zoom.zoom(1.5);
    if (key === '-') zoom.zoom(1 / 1.5);
    if (key === '0') zoom.reset();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-mark-ink p-0 text-mark-paper"
    >
      {children(zoom)}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center bg-linear-to-b from-mark-ink/80 to-transparent gap-2 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] *:pointer-events-auto">
        <p aria-live="polite" className="min-w-0 grow rounded-full px-2 text-sm">
          <span className="block truncate font-semibold">{label}</span>
          <span className="tabular block truncate text-xs">
            {detail}
            {detail && count > 1 ? ' · ' : null}
            {count > 1 ? t('files.window.of', { number: at + 1, count }) : null}
          </span>
        </p>
        <RoundButton
          className="max-sm:hidden"
          label={t('files.window.zoomOut')}
          disabled={zoom.view.scale === 1}
          onClick={() => zoom.zoom(1 / 1.5)}
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </RoundButton>
        <RoundButton
          className="max-sm:hidden"
          label={t('files.window.zoomIn')}
          onClick={() => zoom.zoom(1.5)}
        >
          <ZoomIn aria-hidden="true" className="size-5" />
        </RoundButton>
        {tools}
        <RoundButton label={t('layout.close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </RoundButton>
      </div>
      {count > 1 ? (
        <>
          <RoundButton
            label={t('files.window.before')}
            disabled={at <= 0}
            onClick={() => goToNeighbor(-1)}
            className="-translate-y-1/2 absolute top-1/2 left-3"
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </RoundButton>
          <RoundButton
            label={t('files.window.after')}
            disabled={at >= count - 1}
            onClick={() => goToNeighbor(1)}
            className="-translate-y-1/2 absolute top-1/2 right-3"
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </RoundButton>
        </>
      ) : null}
    </dialog>
  );
};
