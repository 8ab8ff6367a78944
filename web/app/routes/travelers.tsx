import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Logo } from '../layout/logo.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useLinkToken } from '../lib/use-link-token.ts';
import { TravelersPage } from '../pages/travelers/travelers-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The page /travelers#token=…, for travelers without an account, in large print. */
export default function Travelers() {
  const { t } = useTranslation('travelers-page', 'driver-card');
  const token = useLinkToken();
  return (
    <>
      <PageHead title={t('travelers-page.title')} />
      <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-3 sm:px-5 pb-16 text-xl leading-relaxed">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Logo />
          <LanguageSwitch className="-mr-2 text-lg!" />
        </div>
        <TravelersPage token={token} />
      </div>
    </>
  );
}
