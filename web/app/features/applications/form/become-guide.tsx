import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ApplicantOnly } from '../applicant-only.tsx';
import { ApplicationForm } from './application-form.tsx';
import { Gate } from './gate.tsx';

/** The form, while answers can be changed; else where the application stands. */
export const BecomeGuide = () => {
  const { t } = useTranslation('applications-form');
  return (
    <ApplicantOnly gate={<Gate />}>
      {(application) => {
        if (application.editable) return <ApplicationForm application={application} />;
        if (application.status === 'approved')
          return (
            <EmptyState
              title={t('isGuide')}
              actions={<LinkButton to="/guide">{t('toGuide')}</LinkButton>}
            />
          );
        return (
          <EmptyState
            title={t('notEditable')}
            actions={<LinkButton to="/application-status">{t('seeStatus')}</LinkButton>}
          >
            {t('notEditableHint')}
          </EmptyState>
        );
      }}
    </ApplicantOnly>
  );
};
