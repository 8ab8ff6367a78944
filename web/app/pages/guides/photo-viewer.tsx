import type { GuidePhoto } from '@tomoguide/contract/guides/entities';
import {
  getTransform,
  PictureFrame,
  PictureWindow,
} from '../../parts/files/viewer/picture-window.tsx';
import { useTranslation } from '../../translation/use-translation.ts';

interface Props {
  photos: readonly GuidePhoto[];
  at: number;
  name: string;
  onTurn: (at: number) => void;
  onClose: () => void;
}

/** A full-screen viewer for a guide's photos, one at a time. */
export const PhotoViewer = ({ photos, at, name, onTurn, onClose }: Props) => {
  const { t } = useTranslation('guides');
  const photo = photos[at];
  if (!photo) return null;
  return (
    <PictureWindow
      at={at}
      count={photos.length}
      label={photo.alt || t('guides.photos.of', { name })}
      onTurn={onTurn}
      onClose={onClose}
    >
      {(zoom) => (
        <PictureFrame zoom={zoom}>
          <img
            key={photo.src}
            src={photo.src}
            alt={photo.alt}
            draggable={false}
            style={getTransform(zoom)}
            className="max-h-dvh w-auto max-w-full select-none object-contain"
          />
        </PictureFrame>
      )}
    </PictureWindow>
  );
};
