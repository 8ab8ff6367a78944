import { useMutation } from '@tanstack/react-query';
import { cancelPendingEmail } from '@tomoguide/contract/accounts/calls';
import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { EMAIL_CARD } from '../../parts/accounts/email-card-id.ts';
import { useSendLink } from '../../parts/accounts/use-send-link.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TaggedText } from '../../ui/tagged-text.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { EmailDialog } from './email-dialog.tsx';

const bold = { b: (inner: string) => <strong className="font-semibold">{inner}</strong> };

/** Shows the email address that will replace the current one once it is confirmed. */
const PendingEmail = ({ email }: { email: string }) => {
  const { t } = useTranslation('profile', 'email-confirmation');
  const { send, busy } = useSendLink(email);
  const onError = useFailureToast(t('profile.updateFailed'));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(cancelPendingEmail),
    onSuccess: updateUser,
    onError,
  });
  return (
    <div className="grid w-full gap-2 rounded-xl bg-warn-soft p-4">
      <p className="wrap-anywhere text-sm">
        <TaggedText text={t('email-confirmation.pending', { email })} tags={bold} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" size="small" busy={busy} onClick={send}>
          {busy ? t('email-confirmation.sending') : t('email-confirmation.sendAgain')}
        </Button>
        <Button tone="quiet" size="small" busy={isPending} onClick={() => mutate()}>
          {t('email-confirmation.keep')}
        </Button>
      </div>
    </div>
  );
};

/** Shows a user's own email address, whether it is confirmed, and a button to change it. */
export const EmailCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile', 'email-confirmation');
  const [changing, setChanging] = useState(false);
  return (
    <section
      id={EMAIL_CARD}
      aria-labelledby="email-title"
      className="flex scroll-mt-24 flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <h3 id="email-title" className="font-semibold">
          {t('profile.personal.email')}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {user.email}
          {user.emailStatus === 'confirmed' ? null : (
            <Badge tone="warn">{t('email-confirmation.unconfirmed')}</Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">{t('profile.personal.emailHint')}</p>
      </div>
      <Button tone="secondary" onClick={() => setChanging(true)}>
        {t('profile.personal.changeEmail')}
      </Button>
      {user.pendingEmail ? <PendingEmail email={user.pendingEmail} /> : null}
      {changing ? <EmailDialog onClose={() => setChanging(false)} /> : null}
    </section>
  );
};
