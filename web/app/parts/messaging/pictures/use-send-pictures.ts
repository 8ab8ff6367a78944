import { useTranslation } from '../../../translation/use-translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { type Chosen, choosePictures, type Refusal } from './choose-pictures.ts';

/** Sends the picked, pasted or dropped files that can be sent, and shows why the others cannot. */
export const useSendPictures = (send: (pictures: readonly Chosen[]) => void) => {
  const { t } = useTranslation('messaging', 'errors');
  const showRefusal = (refusal: Refusal): { title: string; description: string } => {
    if (refusal === 'type')
      return { title: t('messaging.photoTypeTitle'), description: t('messaging.photoType') };
    if (refusal === 'many')
      return { title: t('messaging.photosMany'), description: t('messaging.photosManyHint') };
    return { title: t('messaging.photoNotSent'), description: t(`errors.${refusal}`) };
  };
  return async (files: Iterable<File>): Promise<void> => {
    const { chosen, refusal } = await choosePictures(files);
    if (chosen.length > 0) send(chosen);
    if (refusal) showToast({ tone: 'destructive', ...showRefusal(refusal) });
  };
};
