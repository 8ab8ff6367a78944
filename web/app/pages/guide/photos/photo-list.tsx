import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useOrderPhotos } from './use-own-photos.ts';
import { useTouchDrag } from './use-touch-drag.ts';

/** Returns the list with one item moved. */
export const moveItem = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const left = list.filter((_, index) => index !== from);
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)];
};

interface Props {
  photos: readonly OwnPhoto[];
  onDescribe: (photo: OwnPhoto) => void;
  onRemove: (photo: OwnPhoto) => void;
}

/** The photos in order, which the guide can change by dragging or with the arrows. */
export const PhotoList = ({ photos, onDescribe, onRemove }: Props) => {
  const { t } = useTranslation('photos', 'errors');
  const order = useOrderPhotos();
  const [drag, setDrag] = useState<{ from: number; to: number; held?: true } | null>(null);
  const hold = useTouchDrag();
  const [announced, setAnnounced] = useState('');
  // While saving, shows the requested order.
  const names = order.isPending ? order.variables : photos.map(({ name }) => name);
  const remaining = names.flatMap((name) => photos.find((photo) => photo.name === name) ?? []);
  const shown = drag ? moveItem(remaining, drag.from, drag.to) : remaining;
  const send = (newOrder: readonly OwnPhoto[]) => order.mutate(newOrder.map(({ name }) => name));
  const move = (from: number, to: number) => {
    send(moveItem(remaining, from, to));
    setAnnounced(t('photos.moved', { number: to + 1, count: remaining.length }));
  };
  return (
    <div className="grid gap-2">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map((photo, index) => (
          <PhotoTile
            key={photo.name}
            photo={photo}
            at={index}
            count={shown.length}
            dragged={drag?.to === index}
            held={drag?.held === true}
            disabled={order.isPending}
            onDescribe={() => onDescribe(photo)}
            onRemove={() => onRemove(photo)}
            onMove={(to) => move(index, to)}
            onDrag={(from) => setDrag(from === null ? null : { from, to: from })}
            onDragOver={(to) => setDrag((now) => (now && now.to !== to ? { ...now, to } : now))}
            onDrop={() => {
              if (drag && drag.from !== drag.to) move(drag.from, drag.to);
              setDrag(null);
            }}
            onHold={(event) => {
              hold(event, index, {
                onMove: (to) => setDrag({ from: index, to, held: true }),
                onEnd: (to) => {
                  if (to !== null && to !== index) move(index, to);
                  setDrag(null);
                },
              });
            }}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {order.isError ? (
        <p role="alert" className="text-danger text-sm">
          {t('photos.failed.order', { why: t(`errors.${getErrorCode(order.error)}`) })}
        </p>
      ) : null}
    </div>
  );
};
