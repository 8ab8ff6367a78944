import { getPasswordStrength, type PasswordStrength } from '@tomoguide/contract/accounts/password';
import { useTranslation } from '../../translation/use-translation.ts';

const BARS: Readonly<Record<PasswordStrength, number>> = { weak: 1, medium: 2, strong: 3 };
const COLORS: Readonly<Record<PasswordStrength, string>> = {
  weak: 'bg-danger',
  medium: 'bg-warn',
  strong: 'bg-good',
};

interface Props {
  password: string;
  /**
   * True if the field shows an error, for example because the password is too common. Such a password is
   * never strong, regardless of its score.
   */
  refused: boolean;
}

/** Shows how hard a password is to guess, by its score, as text and not by color alone. */
export const StrengthMeter = ({ password, refused }: Props) => {
  const { t } = useTranslation('accounts');
  const strength = refused ? 'weak' : getPasswordStrength(password);
  return (
    <div aria-live="polite">
      {password ? (
        <div className="flex items-center gap-3 pt-2 text-sm">
          <span className="flex grow gap-1.5" aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={`h-1.5 grow rounded-full ${bar <= BARS[strength] ? COLORS[strength] : 'bg-line'}`}
              />
            ))}
          </span>
          <span className="sr-only">{t('accounts.strength.label')}</span>
          <span className="min-w-14 text-right font-semibold" data-strength={strength}>
            {t(`accounts.strength.${strength}`)}
          </span>
        </div>
      ) : null}
    </div>
  );
};
