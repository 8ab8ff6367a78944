import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { ForgotForm } from '../pages/forgot-password/forgot-form.tsx';
import { AccountFormCard } from '../parts/accounts/account-form-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { linkStyle } from '../ui/link-style.ts';

export default function ForgotPassword() {
  const { t } = useTranslation('accounts');
  const ready = useSession() !== undefined;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t('accounts.forgot.title')} />
      <AccountFormCard
        title={t(sentTo === null ? 'accounts.forgot.title' : 'accounts.forgot.sentTitle')}
        lead={sentTo === null ? t('accounts.forgot.lead') : undefined}
        instead={
          <Link to="/login" className={linkStyle}>
            {t('accounts.forgot.backToLogin')}
          </Link>
        }
      >
        {sentTo === null ? (
          <ForgotForm ready={ready} onSent={setSentTo} />
        ) : (
          <div role="status" className="grid gap-3">
            <p className="wrap-anywhere">{t('accounts.forgot.sent', { email: sentTo })}</p>
            <p className="text-ink-soft text-sm">{t('accounts.forgot.nothing')}</p>
            <Button tone="secondary" onClick={() => setSentTo(null)}>
              {t('accounts.forgot.again')}
            </Button>
          </div>
        )}
      </AccountFormCard>
    </>
  );
}
