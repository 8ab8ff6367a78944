import { MBTI_TYPES } from '@tomoguide/contract/accounts/profile-bounds';
import type { Uploads } from '../../parts/files/picker/use-uploads.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { CitiesQuestion, LanguagesQuestion } from './chips-questions.tsx';
import { NumberQuestion } from './number-question.tsx';
import { PermissionQuestions } from './permission-questions.tsx';
import { QualificationFiles } from './qualification-files.tsx';
import { ResidenceQuestions } from './residence-questions.tsx';
import { SelectQuestion } from './select-question.tsx';
import { TextQuestion } from './text-question.tsx';

const GENDERS = ['female', 'male', 'other', 'prefer_not_to_say'] as const;

export const AboutPage = ({ uploads }: { uploads: Uploads }) => {
  const { t } = useTranslation('application-form', 'applications');
  return (
    <>
      <p className="text-ink-soft">{t('application-form.aboutLead')}</p>
      <TextQuestion name="name" hint={t('application-form.nameHint')} autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberQuestion name="age" hint={t('applications.ageRange')} />
        <SelectQuestion
          name="gender"
          choices={GENDERS}
          formatOption={(gender) => t(`applications.genders.${gender}`)}
        />
        <SelectQuestion name="mbti" choices={MBTI_TYPES} formatOption={(type) => type} optional />
      </div>
      <TextQuestion name="occupation" autoComplete="organization-title" />
      <CitiesQuestion />
      <LanguagesQuestion />
      <TextQuestion name="bio" hint={t('application-form.bioHint')} />
      <ResidenceQuestions />
      <PermissionQuestions />
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
