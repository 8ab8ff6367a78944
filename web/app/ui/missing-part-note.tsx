import { useOnline } from '../lib/use-online.ts';
import { useClearFailures, useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';

/**
 * Returns the texts about a part whose code couldn't be loaded, and whether a reload can help. Offline it
 * can't, and would lose what was typed.
 */
export const useMissingPart = (): { title: string; text: string; canReload: boolean } => {
  const { t } = useTranslation('layout');
  const online = useOnline();
  useClearFailures();
  return online
    ? { title: t('layout.partMissing'), text: t('layout.partMissingText'), canReload: true }
    : { title: t('layout.offlineStay'), text: t('layout.partOffline'), canReload: false };
};

export const reload = (): void => location.reload();

/** Replaces a part of a page whose code could not be loaded. */
export const MissingPartNote = () => {
  const { t } = useTranslation('layout');
  const { title, text, canReload } = useMissingPart();
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{text}</p>
      </div>
      {canReload ? (
        <Button tone="secondary" size="small" onClick={reload}>
          {t('layout.reload')}
        </Button>
      ) : null}
    </div>
  );
};
