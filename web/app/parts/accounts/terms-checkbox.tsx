import { Link } from 'react-router';
import { useTranslation } from '../../translation/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { TaggedText } from '../../ui/tagged-text.tsx';
import type { Words } from './use-account-form.ts';

/** Link attributes that open a new tab, so that reading the terms loses no input. */
const inNewTab = { target: '_blank', rel: 'noopener', className: linkStyle } as const;

export const TermsCheckbox = ({ problem }: { problem: Words | undefined }) => {
  const { t } = useTranslation('accounts');
  return (
    <div>
      <Checkbox
        name="terms"
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'terms-message' : undefined}
        label={
          <TaggedText
            text={t('accounts.signup.terms')}
            tags={{
              terms: (words) => (
                <Link to="/terms" {...inNewTab}>
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link to="/privacy" {...inNewTab}>
                  {words}
                </Link>
              ),
            }}
          />
        }
      />
      {problem ? (
        <p id="terms-message" role="alert" className="text-danger text-sm">
          {t(problem)}
        </p>
      ) : null}
    </div>
  );
};
