import { PageHead } from '../lib/page-head.tsx';
import { IdentityPage } from '../pages/verify-identity/identity-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['identity', 'files', 'errors', 'support'] as const;

export default function VerifyIdentity() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={t('identity.title')} />
      <div className="grid gap-2">
        <h1 className="font-bold text-3xl tracking-tight">{t('identity.title')}</h1>
        <p className="text-balance text-ink-soft">{t('identity.lead')}</p>
      </div>
      <IdentityPage />
    </div>
  );
}
