import type { Uploads } from '../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { CitiesQuestion, LanguagesQuestion } from './chips-questions.tsx';
import { GenderQuestion, MbtiQuestion } from './choice-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import { QualificationFiles } from './qualification-files.tsx';
import { ResidenceQuestions } from './residence-questions.tsx';
import { TextQuestion } from './text-question.tsx';

export const AboutPage = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation('application-form', 'applications');
  return (
    <>
      <p className="text-ink-soft">{t('application-form.aboutLead')}</p>
      <TextQuestion name="name" hint={t('application-form.nameHint')} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberQuestion name="age" hint={t('applications.ageRange')} />
        <GenderQuestion />
        <MbtiQuestion />
      </div>
      <TextQuestion name="occupation" autoComplete="organization-title" />
      <CitiesQuestion />
      <LanguagesQuestion />
      <TextQuestion name="bio" hint={t('application-form.bioHint')} />
      <ResidenceQuestions />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberQuestion name="experienceYears" />
        <NumberQuestion name="experienceSessions" />
      </div>
      <TextQuestion
        name="socialProfile"
        type="url"
        optional
        hint={t('application-form.socialHint')}
        autoComplete="url"
      />
      <QualificationFiles uploads={uploads} />
    </>
  );
};
