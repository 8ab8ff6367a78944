import { usePageInfo } from '../../lib/page-info.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Share2 } from '../../ui/icons.ts';
import { showToast } from '../../ui/toast.ts';

/** A button that shares a public page with the device's share dialog, or copies the URL if there is none. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const { t } = useTranslation('itinerary');
  const { origin } = usePageInfo();
  const url = origin + path;
  const share = async () => {
    // Closing the share dialog rejects the promise, but is not an error.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t('itinerary.copied') });
    } catch {
      showToast({ tone: 'destructive', title: t('itinerary.copyFailed') });
    }
  };
  return (
    <Button tone="secondary" size="small" onClick={share}>
      <Share2 aria-hidden="true" className="size-4" />
      {t('itinerary.share')}
    </Button>
  );
};
