import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/**
 * A link to sign up for users who come from a checkout, because most are new here and should not lose their
 * tour. Logging in remains the page's only primary button.
 */
export const SignUpInstead = ({ redirect }: { redirect: string | null }) => {
  const { t } = useTranslation('accounts');
  return (
    <div className="mb-5 grid gap-3 rounded-2xl bg-action-soft p-4 sm:p-5">
      <p className="font-semibold">{t('accounts.login.noAccount')}</p>
      <LinkButton to={withRedirect('/signup', redirect)} tone="secondary" wide>
        {t('accounts.login.signUpAndKeep')}
      </LinkButton>
    </div>
  );
};
