import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/**
 * For who came from a checkout: most of them are new here, and must not fear for their tour. The page is
 * for logging in: that stays its one primary button.
 */
export const SignUpInstead = ({ redirect }: { redirect: string | null }) => {
  const { t } = useTranslation('accounts');
  return (
    <div className="mb-5 grid gap-3 rounded-2xl bg-action-soft p-4 sm:p-5">
      <p className="font-semibold">{t('login.noAccount')}</p>
      <LinkButton to={withRedirect('/signup', redirect)} tone="secondary" wide>
        {t('login.signUpAndKeep')}
      </LinkButton>
    </div>
  );
};
