import { useQuery } from '@tanstack/react-query';
import { checkResetLink } from '@tomoguide/contract/accounts/calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import { AccountFormCard } from '../../parts/accounts/account-form-card.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { ResetForm } from './reset-form.tsx';

/**
 * Returns whether the link is unusable, and a function that marks it as unusable: it has no token, or the
 * server rejects it on load or later.
 */
const useIsExpired = (token: string | null | undefined): [boolean, () => void] => {
  const [expiredToken, setExpiredToken] = useState<string | null>(null);
  const linkQuery = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => api(checkResetLink, { body: { token: token ?? '' } }),
    enabled: typeof token === 'string',
  });
  return [
    token === null ||
      (token !== undefined && expiredToken === token) ||
      linkQuery.data?.works === false,
    () => setExpiredToken(token ?? null),
  ];
};

/** The form for a new password or, if the link has expired, a link to request a new email. */
export const ResetCard = () => {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  const [isExpired, setExpired] = useIsExpired(token);
  const back = (
    <Link to="/login" className={linkStyle}>
      {t('accounts.forgot.backToLogin')}
    </Link>
  );
  // An alert, so that screen readers announce it: it replaces the submitted form.
  if (isExpired)
    return (
      <div role="alert">
        <AccountFormCard
          title={t('accounts.reset.overTitle')}
          lead={t('accounts.reset.overLead')}
          instead={back}
        >
          <LinkButton to="/forgot-password" size="large" wide>
            {t('accounts.reset.askAgain')}
          </LinkButton>
        </AccountFormCard>
      </div>
    );
  return (
    <AccountFormCard
      title={t('accounts.reset.title')}
      lead={t('accounts.reset.lead')}
      instead={back}
    >
      <ResetForm token={token ?? undefined} onExpired={setExpired} />
    </AccountFormCard>
  );
};
