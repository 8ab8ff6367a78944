import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  type ApplicationField,
  FORM_PAGES,
  type FormPage,
  MULTILINE_FIELDS,
} from '@tomoguide/contract/applications/fields';
import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { FileList } from '../../files/viewer/file-list.tsx';
import { useAnswerText } from './use-answer-text.ts';

/** Fields that are shown together with another field as one answer. */
const WITH_ANOTHER: readonly ApplicationField[] = [
  'residenceMonth',
  'workPermits',
  'permittedUntil',
];

interface Props {
  page: FormPage;
  answers: ApplicationAnswers;
  files: readonly StoredFile[];
  /** Renders text after a label, such as 'missing' in the preview. */
  note?: (field: ApplicationField) => ReactNode;
  /** Returns an alternative label for users other than the applicant; undefined to use the form's label. */
  labelOf?: (field: ApplicationField) => string | undefined;
}

/** The answers of one page of the form, read-only. */
export const AnswerList = ({ page, answers, files, note, labelOf }: Props) => {
  const { t } = useTranslation('applications');
  const formatAnswer = useAnswerText(answers);
  return (
    <dl className="grid gap-4">
      {FORM_PAGES[page]
        .filter((field) => !WITH_ANOTHER.includes(field))
        .map((field) => (
          <div
            key={field}
            className={
              MULTILINE_FIELDS.includes(field)
                ? 'grid gap-0.5'
                : 'grid gap-0.5 sm:grid-cols-[14rem_1fr]'
            }
          >
            <dt className="text-ink-soft text-sm">
              {labelOf?.(field) ??
                (field === 'residenceYear'
                  ? t('applications.residence')
                  : t(`applications.fields.${field}`))}{' '}
              {note?.(field)}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {formatAnswer(field)}
              {field === 'qualifications' && files.length > 0 ? (
                <div className="mt-2">
                  <FileList files={files} />
                </div>
              ) : null}
            </dd>
          </div>
        ))}
    </dl>
  );
};
