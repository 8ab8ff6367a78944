import { useClearFailures, useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';

/** Returns the texts about code that could not be loaded: what happened, and what the user can do. */
export const useNewRelease = (): { title: string; text: string } => {
  const { t } = useTranslation('layout');
  useClearFailures();
  return globalThis.navigator?.onLine !== false
    ? { title: t('layout.newRelease'), text: t('layout.newReleaseText') }
    : { title: t('layout.offlineStay'), text: t('layout.offlineStayHint') };
};

export const reload = (): void => location.reload();

/** Replaces a part of a page whose code could not be loaded. */
export const NewReleaseNote = () => {
  const { t } = useTranslation('layout');
  const { title, text } = useNewRelease();
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{text}</p>
      </div>
      <Button tone="secondary" size="small" onClick={reload}>
        {t('layout.reload')}
      </Button>
    </div>
  );
};
