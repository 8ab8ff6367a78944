import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { BellRing } from '../../../ui/icons.ts';
import { requestPermission, usePermission } from '../permission.ts';

const OFFERED = 'notificationsOffered';

const wasOffered = (): boolean => {
  try {
    return localStorage.getItem(OFFERED) !== null;
  } catch {
    // Storage is blocked, so the offer would appear again and again.
    return true;
  }
};

/**
 * Offers browser notifications once, when a user views their messages or notices, and never on the landing
 * page. The browser's own prompt appears only after a click.
 */
export const BrowserOffer = () => {
  const { t } = useTranslation('notifications');
  const permission = usePermission();
  const { pathname } = useLocation();
  const [answered, setAnswered] = useState(wasOffered);
  if (permission !== 'default' || answered || pathname === '/') return null;
  const onAnswer = () => {
    localStorage.setItem(OFFERED, '1');
    setAnswered(true);
  };
  return (
    <section
      aria-label={t('notifications.browser.offer')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-sunken px-5 py-3"
    >
      <BellRing aria-hidden="true" className="size-5 shrink-0 text-action" />
      <p className="min-w-0 grow basis-48 text-sm">{t('notifications.browser.offer')}</p>
      <span className="flex">
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            onAnswer();
            void requestPermission();
          }}
        >
          {t('notifications.browser.turnOn')}
        </Button>
        <Button tone="quiet" size="small" onClick={onAnswer}>
          {t('notifications.browser.notNow')}
        </Button>
      </span>
    </section>
  );
};
