import { useTranslation } from '../../../translation/use-translation.ts';
import { EyeOff, ImageOff, X } from '../../../ui/icons.ts';
import type { Line, LinePicture } from '../line.ts';
import { getShownSize } from './picture-size.ts';
import { useUploadShare } from './picture-uploads.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  line: Line;
  picture: LinePicture;
  name: string;
  corner: string;
  onOpen: (line: Line) => void;
  onCancel: (line: Line) => void;
}

const RING = 2 * Math.PI * 18;

/** A ring that shows the upload progress around the button to cancel the upload. */
const Progress = ({ line, onCancel }: Pick<Props, 'line' | 'onCancel'>) => {
  const { t } = useTranslation('messaging');
  const share = useUploadShare(line.key);
  const percent = Math.round((share ?? 0) * 100);
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-mark-ink/40 text-mark-paper">
      <button
        type="button"
        aria-label={t('messaging.cancelPhoto')}
        title={t('messaging.cancelPhoto')}
        onClick={() => onCancel(line)}
        className="relative grid size-11 place-content-center rounded-full bg-mark-ink/60"
      >
        <svg viewBox="0 0 44 44" aria-hidden="true" className="-rotate-90 absolute inset-0 size-11">
          <circle
            cx="22"
            cy="22"
            r="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray={RING}
            strokeDashoffset={RING * (1 - (share ?? 0))}
          />
        </svg>
        <X aria-hidden="true" className="size-4" />
      </button>
      <span
        role="progressbar"
        aria-label={t('messaging.photoProgress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="tabular rounded-full bg-mark-ink/60 px-1.5 text-xs"
      >
        {share === null
          ? t('messaging.photoWaiting')
          : percent < 100
            ? t('messaging.photoShare', { percent })
            : t('messaging.photoChecking')}
      </span>
    </span>
  );
};

const box =
  'grid place-content-center justify-items-center gap-2 border border-line bg-sunken p-3 text-center text-ink-soft text-xs';

/** A picture in a conversation. Its size is reserved from the start, and a click opens it at full size. */
export const PictureBubble = ({ line, picture, name, corner, onOpen, onCancel }: Props) => {
  const { t } = useTranslation('messaging');
  const { address, failed, lost, retry } = usePicture(line, 'small');
  const size = getShownSize(picture);
  const shape = `relative block max-w-full overflow-hidden rounded-2xl ${corner}`;
  if (line.masked && !line.mine) {
    return (
      <div style={size} className={`${shape} ${box}`}>
        <EyeOff aria-hidden="true" className="size-6" />
        {t('messaging.photoHidden')}
      </div>
    );
  }
  if (failed || lost) {
    return (
      <div style={size} className={`${shape} ${box}`}>
        <ImageOff aria-hidden="true" className="size-6" />
        {lost ? (
          t('messaging.photoLost')
        ) : (
          <button
            type="button"
            onClick={retry}
            className="min-h-11 font-semibold text-action underline"
          >
            {t('messaging.photoAgain')}
          </button>
        )}
      </div>
    );
  }
  const alt = line.mine ? t('messaging.photoMine') : t('messaging.photoFrom', { name });
  return (
    <div style={size} className={`${shape} bg-sunken`}>
      <button
        type="button"
        aria-label={t('messaging.photoOpen', { photo: alt })}
        aria-haspopup="dialog"
        disabled={!address}
        onClick={() => onOpen(line)}
        className="block size-full cursor-zoom-in disabled:cursor-default"
      >
        {address ? (
          <img
            src={address}
            alt={alt}
            width={size.width}
            height={size.height}
            draggable={false}
            className={`size-full object-cover ${line.state === 'failed' ? 'opacity-60' : ''}`}
          />
        ) : (
          <span className="block size-full animate-pulse bg-line motion-reduce:animate-none" />
        )}
      </button>
      {line.state === 'sending' && picture.fileId === null ? (
        <Progress line={line} onCancel={onCancel} />
      ) : null}
    </div>
  );
};
