import { requestPermission, usePermission } from '../../../parts/notifications/permission.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BellRing } from '../../../ui/icons.ts';

const WORDS = {
  default: 'browserAsk',
  granted: 'browserOn',
  denied: 'browserBlocked',
  none: 'browserNone',
} as const;

/** Shows whether this browser may show notifications, with a button to allow them. */
export const BrowserCard = () => {
  const { t } = useTranslation('notification-settings');
  const permission = usePermission();
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-line bg-surface p-5">
      <BellRing aria-hidden="true" className="size-6 shrink-0 text-action" />
      <div className="min-w-0 grow basis-60">
        <h2 className="font-semibold">{t('notification-settings.browserTitle')}</h2>
        <p className="text-ink-soft text-sm">{t(`notification-settings.${WORDS[permission]}`)}</p>
      </div>
      {permission === 'default' ? (
        <Button onClick={requestPermission}>{t('notification-settings.turnOn')}</Button>
      ) : null}
    </section>
  );
};
