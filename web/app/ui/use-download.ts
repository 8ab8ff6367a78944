import { useMutation } from '@tanstack/react-query';
import { createDownloadLink } from '@tomoguide/contract/accounts/calls';
import { api } from '../lib/api.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { showToast } from './toast.ts';

export interface Download {
  start: () => void;
  /** True until the browser has the URL; after that, the browser shows its own progress. */
  isDownloading: boolean;
}

/**
 * Returns a function that downloads the reply of an API call through a link that the browser opens
 * (docs/product/files.md, "Downloads"), and whether it is running. `address` is the path and query of the
 * call. `onFailure` is called if there is no link to open, and returns whether it handled the failure.
 */
export const useDownload = (
  address: () => Promise<string>,
  onFailure: (error: Error) => boolean = () => false,
): Download => {
  const { t } = useTranslation('layout');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { url } = await api(createDownloadLink, { query: { path: await address() } });
      const link = document.createElement('a');
      link.href = url;
      link.click();
    },
    onError: (error) => {
      if (onFailure(error)) return;
      showToast({
        tone: 'destructive',
        title: t('layout.downloadFailed'),
        description: t('layout.downloadFailedHint'),
      });
    },
  });
  return { start: () => mutate(), isDownloading: isPending };
};
