import { PasskeyLinkCard } from '../features/accounts/passkeys/link-card.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function Passkey() {
  const { t } = useTranslation(['accounts-passkeys', 'errors']);
  return (
    <>
      <PageHead title={t('link.title')} />
      <PasskeyLinkCard />
    </>
  );
}
