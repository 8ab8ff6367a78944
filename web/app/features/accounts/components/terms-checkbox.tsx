import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { SignUpFault } from '../signup-rules.ts';
import { linkStyle } from './link-style.ts';

/** A new tab, so that reading the terms loses nothing that was typed. */
const inNewTab = { target: '_blank', rel: 'noopener', className: linkStyle } as const;

export const TermsCheckbox = ({ fault }: { fault: SignUpFault | undefined }) => {
  const { t } = useTranslation('accounts');
  return (
    <div>
      <Checkbox
        name="terms"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'terms-message' : undefined}
        label={
          <Trans
            t={t}
            i18nKey="signup.terms"
            components={{
              terms: <Link to="/terms" {...inNewTab} />,
              privacy: <Link to="/privacy" {...inNewTab} />,
            }}
          />
        }
      />
      {fault ? (
        <p id="terms-message" role="alert" className="text-seal-strong text-sm">
          {t(`signup.${fault}`)}
        </p>
      ) : null}
    </div>
  );
};
