import { PageHead } from '../lib/page-head.tsx';
import { PasskeyLinkCard } from '../pages/passkey/link-card.tsx';
import { useTranslation } from '../translation/use-translation.ts';

export default function Passkey() {
  const { t } = useTranslation('passkeys', 'errors');
  return (
    <>
      <PageHead title={t('passkeys.link.title')} />
      <PasskeyLinkCard />
    </>
  );
}
