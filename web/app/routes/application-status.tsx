import { PageHead } from '../lib/page-head.tsx';
import { StatusPage } from '../pages/application-status/status-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'application-status',
  'applications',
  'guide-dashboard',
  'files',
  'work-permission',
  'errors',
  'support',
] as const;

export default function ApplicationStatus() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <div className="mx-auto grid max-w-[48rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={t('application-status.title')} />
      <h1 className="font-bold text-3xl tracking-tight">{t('application-status.title')}</h1>
      <StatusPage />
    </div>
  );
}
