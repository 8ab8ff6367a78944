import { formatInstant } from '@tomoguide/contract/format';
import type { FileId } from '@tomoguide/contract/primitives';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Download } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useDownload } from '../../../ui/use-download.ts';
import { createFileUrl } from '../../files/queries.ts';
import {
  getTransform,
  PictureFrame,
  PictureWindow,
  roundTool,
  type Zoom,
} from '../../files/viewer/picture-window.tsx';
import type { Line } from '../line.ts';
import { usePicture } from './use-picture.ts';

interface Props {
  /** The lines of the pictures that the user can see, oldest first. */
  lines: readonly Line[];
  shown: Line;
  name: string;
  onShow: (line: Line) => void;
  onClose: () => void;
}

interface PictureProps {
  line: Line;
  alt: string;
  zoom: Zoom;
}

/** Shows the small version of a picture until the large one has loaded. */
const FullPicture = ({ line, alt, zoom }: PictureProps) => {
  const { t } = useTranslation('messaging');
  const small = usePicture(line, 'small');
  const full = usePicture(line, 'full');
  const address = full.address ?? small.address;
  return (
    <PictureFrame zoom={zoom}>
      {address ? (
        <img
          src={address}
          alt={alt}
          width={line.picture?.width}
          height={line.picture?.height}
          draggable={false}
          style={getTransform(zoom)}
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
              {t('messaging.photoAgain')}
            </button>
          ) : (
            <span className="rounded-full bg-mark-ink/60 p-2 text-mark-paper">
              <Spinner />
              <span className="sr-only">{t('messaging.photoLoading')}</span>
            </span>
          )}
        </span>
      )}
    </PictureFrame>
  );
};

const SaveButton = ({ fileId }: { fileId: FileId }) => {
  const { t } = useTranslation('messaging');
  const { start, isDownloading } = useDownload(() => createFileUrl(fileId));
  return (
    <button
      type="button"
      aria-label={t('messaging.photoSave')}
      title={t('messaging.photoSave')}
      aria-busy={isDownloading || undefined}
      onClick={isDownloading ? undefined : start}
      className={roundTool}
    >
      <Download aria-hidden="true" className="size-5" />
    </button>
  );
};

/** A full-window viewer for the pictures of a conversation, one at a time. */
export const PictureViewer = ({ lines, shown, name, onShow, onClose }: Props) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const zone = useTimeZone();
  const from = shown.mine ? t('messaging.photoMine') : t('messaging.photoFrom', { name });
  return (
    <PictureWindow
      at={lines.findIndex(({ key }) => key === shown.key)}
      count={lines.length}
      label={from}
      detail={formatInstant(shown.at, zone, locale)}
      onTurn={(at) => {
        const next = lines[at];
        if (next) onShow(next);
      }}
      onClose={onClose}
      tools={shown.picture?.fileId ? <SaveButton fileId={shown.picture.fileId} /> : null}
    >
      {(zoom) => <FullPicture key={shown.key} line={shown} alt={from} zoom={zoom} />}
    </PictureWindow>
  );
};
