import { useMutation } from '@tanstack/react-query';
import { setEmailSubscription } from '@tomoguide/contract/notifications/calls';
import { TOPIC_NAMES } from '@tomoguide/contract/notifications/topics';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { settingsQuery } from '../../../parts/notifications/use-settings.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/**
 * The page that the unsubscribe link in an email opens. One click stops emails of that kind, another allows
 * them again. Opening the link has no effect, because email programs open links too.
 */
export const EmailLinkCard = ({ token }: { token: string }) => {
  const { t } = useTranslation('notification-settings', 'errors');
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (on: boolean) => api(setEmailSubscription, { body: { token, on } }),
    onSettled: () => getQueryClient().invalidateQueries({ queryKey: settingsQuery().queryKey }),
  });
  const state = error ? 'failed' : !data ? 'asked' : data.on ? 'resumed' : 'stopped';
  useEffect(() => {
    if (state !== 'asked') heading.current?.focus();
  }, [state]);
  const named = TOPIC_NAMES.find((each) => each === token.split('.')[1]);
  if (!named)
    return (
      <section className="grid gap-2 rounded-2xl border border-line bg-surface p-5">
        <h2 className="font-semibold text-lg">{t('notification-settings.emails.broken')}</h2>
        <p className="text-ink-soft">{t('notification-settings.emails.brokenHint')}</p>
      </section>
    );
  const topic = t(`notification-settings.topics.${named}`);
  const title = {
    asked: t('notification-settings.emails.title'),
    stopped: t('notification-settings.emails.stopped'),
    resumed: t('notification-settings.emails.resumed'),
    failed: t('notification-settings.emails.failed'),
  }[state];
  const words = {
    asked: t('notification-settings.emails.ask', { topic }),
    stopped: t('notification-settings.emails.stoppedHint', { topic }),
    resumed: null,
    failed: error ? t(`errors.${getErrorCode(error)}`) : null,
  }[state];
  return (
    <section className="grid justify-items-start gap-3 rounded-2xl border border-line bg-surface p-5">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {title}
      </h2>
      {words ? <p className="text-ink-soft">{words}</p> : null}
      {state === 'stopped' || (state === 'failed' && variables) ? (
        <Button tone="secondary" busy={isPending} onClick={() => mutate(true)}>
          {t('notification-settings.emails.again')}
        </Button>
      ) : (
        <Button busy={isPending} onClick={() => mutate(false)}>
          {t('notification-settings.emails.stop')}
        </Button>
      )}
    </section>
  );
};
