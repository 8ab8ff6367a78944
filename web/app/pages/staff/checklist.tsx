import { useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The checks to make before a decision. They are a memory aid and are not stored. */
export const Checklist = ({ checks }: { checks: readonly string[] }) => {
  const { t } = useTranslation('staff');
  return (
    <fieldset className="grid gap-0.5">
      <legend className="font-semibold text-sm">{t('staff.checklist')}</legend>
      {checks.map((each, index) => (
        <Checkbox key={each} label={each} aria-keyshortcuts={`${index + 1}`} />
      ))}
    </fieldset>
  );
};
