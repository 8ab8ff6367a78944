import { PageHead } from '../lib/page-head.tsx';
import { BecomeGuide as BecomeGuideForm } from '../pages/become-guide/become-guide.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'application-form',
  'become-guide',
  'applications',
  'files',
  'work-permission',
  'errors',
  'support',
] as const;

export default function BecomeGuide() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <>
      <PageHead
        title={t('application-form.title')}
        description={t('become-guide.description')}
        path="/become-guide"
      />
      <BecomeGuideForm />
    </>
  );
}
