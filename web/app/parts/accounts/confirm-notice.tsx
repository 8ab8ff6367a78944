import { useQuery } from '@tanstack/react-query';
import { getMe } from '@tomoguide/contract/accounts/calls';
import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TaggedText } from '../../ui/tagged-text.tsx';
import { EMAIL_CARD } from './email-card-id.ts';
import { useSendLink } from './use-send-link.ts';

/**
 * Refetches the user when they return to the tab, because they can open the link in another tab or on
 * another device.
 */
const useLatestUser = (id: number) => {
  const { data } = useQuery({
    queryKey: ['me', 'email', id],
    queryFn: ({ signal }) => api(getMe, { signal }),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
};

/** Asks the user to confirm their email address, or to change it if another account has confirmed it. */
export default function ConfirmNotice({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('email-confirmation');
  useLatestUser(user.id);
  const { send, busy } = useSendLink(user.email);
  const isTaken = user.emailStatus === 'taken';
  return (
    <section
      aria-label={t('email-confirmation.notice.label')}
      className="border-line border-b bg-warn-soft"
    >
      <div className="mx-auto flex max-w-[75rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <p className="wrap-anywhere min-w-0 text-ink text-sm">
          <TaggedText
            text={t(
              isTaken ? 'email-confirmation.notice.taken' : 'email-confirmation.notice.unconfirmed',
              { email: user.email },
            )}
            tags={{ b: (inner) => <strong className="font-semibold">{inner}</strong> }}
          />
        </p>
        <div className="-mx-3 flex flex-wrap gap-x-1">
          {isTaken ? null : (
            <Button tone="quiet" size="small" busy={busy} onClick={send}>
              {busy ? t('email-confirmation.sending') : t('email-confirmation.sendAgain')}
            </Button>
          )}
          <LinkButton tone="quiet" size="small" to={`/profile#${EMAIL_CARD}`}>
            {t('email-confirmation.change')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
