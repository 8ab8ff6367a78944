import { useState } from 'react';
import { Link } from 'react-router';
import { EntranceCard } from '../features/accounts/entrance-card.tsx';
import { linkStyle } from '../features/accounts/link-style.ts';
import { ForgotForm } from '../features/accounts/password-reset/forgot-form.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from '../ui/button.tsx';

export default function ForgotPassword() {
  const { t } = useTranslation('accounts');
  const ready = useSession() !== undefined;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <PageHead title={t('forgot.title')} />
      <EntranceCard
        title={t(sentTo === null ? 'forgot.title' : 'forgot.sentTitle')}
        lead={sentTo === null ? t('forgot.lead') : undefined}
        instead={
          <Link to="/login" className={linkStyle}>
            {t('forgot.backToLogin')}
          </Link>
        }
      >
        {sentTo === null ? (
          <ForgotForm ready={ready} onSent={setSentTo} />
        ) : (
          <div role="status" className="grid gap-3">
            <p className="wrap-anywhere">{t('forgot.sent', { email: sentTo })}</p>
            <p className="text-ink-soft text-sm">{t('forgot.nothing')}</p>
            <Button tone="secondary" onClick={() => setSentTo(null)}>
              {t('forgot.again')}
            </Button>
          </div>
        )}
      </EntranceCard>
    </>
  );
}
