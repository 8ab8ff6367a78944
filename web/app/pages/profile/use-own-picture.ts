import { removeOwnPicture, setOwnPicture } from '@tomoguide/contract/accounts/calls';
import type { ErrorCode } from '@tomoguide/contract/errors';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import {
  type Cut,
  calculateCenteredCrop,
  type PersonPicture,
} from '@tomoguide/contract/files/public-pictures';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { getErrorCode } from '../../lib/api-error.ts';
import { retryWhileBusy } from '../../lib/retry-while-busy.ts';
import { updateUser } from '../../lib/session.ts';
import { sendFile } from '../../lib/upload.ts';
import { isLargeEnough, type Size, scaleCrop } from '../../parts/files/cutter/cut-frame.ts';
import { convertToReadable } from '../../parts/files/picker/readable-picture.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/** The chosen picture, which is uploaded while the user chooses the crop. */
export interface Chosen {
  src: string;
  picture: Size;
  cut: Cut;
  /** The fraction that has been uploaded, from 0 to 1. */
  share: number;
  stored: StoredFile | null;
}

/** Lets the user choose, crop and remove one of their own pictures. */
export const useOwnPicture = (kind: PersonPicture) => {
  const { t } = useTranslation('profile', 'errors');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  const discard = (): void => {
    underWay.current?.abort();
    underWay.current = null;
    setChosen((now) => {
      if (now) URL.revokeObjectURL(now.src);
      return null;
    });
  };
  useEffect(() => () => underWay.current?.abort(), []);

  const showRefusal = (title: string, description: string): void =>
    showToast({ tone: 'destructive', title, description });
  const showFailure = (code: ErrorCode): void => {
    discard();
    showRefusal(t('profile.personal.uploadFailed'), t(`errors.${code}`));
  };

  const choose = async (original: File): Promise<void> => {
    discard();
    if (original.size === 0) return showFailure('FILE_EMPTY');
    if (original.size > FILE_MAX_BYTES) return showFailure('FILE_TOO_LARGE');
    const readable = await convertToReadable(original).catch((error) => getErrorCode(error));
    if (readable === null || typeof readable === 'string')
      return showFailure(readable ?? 'FILE_UNREADABLE');
    const { file, ...picture } = readable;
    if (!isLargeEnough(kind, picture))
      return showRefusal(t('profile.personal.uploadFailed'), t('profile.personal.tooSmall'));
    const src = URL.createObjectURL(file);
    const controller = new AbortController();
    underWay.current = controller;
    setChosen({ src, picture, cut: calculateCenteredCrop(kind, picture), share: 0, stored: null });
    const change = (changes: Partial<Chosen>): void =>
      setChosen((now) => (now?.src === src ? { ...now, ...changes } : now));
    try {
      const { signal } = controller;
      const stored = await sendFile(file, { signal, onProgress: (share) => change({ share }) });
      change({ stored });
    } catch (error) {
      if (!controller.signal.aborted) showFailure(getErrorCode(error));
    }
  };

  /** Runs the work, shows a toast on failure, and returns whether the work succeeded. */
  const run = async (
    work: () => Promise<void>,
    notDone: 'notSaved' | 'notRemoved',
  ): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const why = t(`errors.${getErrorCode(error)}`);
      showRefusal(t('profile.updateFailed'), t(`profile.personal.${notDone}`, { why }));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const save = (): Promise<boolean> =>
    run(async () => {
      const { stored, cut, picture } = chosen ?? {};
      if (!stored?.width || !stored.height || !cut || !picture) return;
      const size = { width: stored.width, height: stored.height };
      const body = { kind, fileId: stored.id, cut: scaleCrop(kind, cut, picture, size) };
      updateUser(await retryWhileBusy(() => api(setOwnPicture, { body })));
      discard();
      showToast({
        tone: 'success',
        title: t(
          kind === 'portrait'
            ? 'profile.personal.avatarUpdated'
            : 'profile.personal.backgroundUpdated',
        ),
      });
    }, 'notSaved');

  const remove = (): Promise<boolean> =>
    run(async () => {
      updateUser(await api(removeOwnPicture, { query: { kind } }));
      showToast({ title: t('profile.personal.removed') });
    }, 'notRemoved');

  return {
    chosen,
    busy,
    choose,
    setCut: (cut: Cut) => setChosen((now) => now && { ...now, cut }),
    save,
    remove,
    drop: discard,
  };
};
