import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../translation/use-translation.ts';
import { ActiveSessions, SESSIONS_KEY } from './open-sessions.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { PasswordForm } from './password-form.tsx';

const CARD = 'grid gap-4 rounded-2xl border border-line bg-surface p-5';

/** The password, passkeys and sessions. */
export const SecuritySection = () => {
  const { t } = useTranslation('profile', 'passkeys');
  const cache = useQueryClient();
  /** Incremented to reset the forms once a password was accepted. */
  const [changes, setChanges] = useState(0);
  return (
    <div className="grid gap-4">
      <div className={CARD}>
        <div>
          <h3 className="font-semibold">{t('profile.security.password')}</h3>
          <p className="text-ink-soft text-sm">{t('profile.security.passwordHint')}</p>
        </div>
        <PasswordForm
          key={changes}
          onChanged={() => {
            setChanges(changes + 1);
            cache.invalidateQueries({ queryKey: SESSIONS_KEY });
          }}
        />
      </div>
      <div className={CARD}>
        <div>
          <h3 className="font-semibold">{t('passkeys.title')}</h3>
          <p className="text-ink-soft text-sm">{t('passkeys.lead')}</p>
        </div>
        <PasskeysCard />
      </div>
      <div className={CARD}>
        <h3 className="font-semibold">{t('profile.security.sessions')}</h3>
        <ActiveSessions />
      </div>
    </div>
  );
};
