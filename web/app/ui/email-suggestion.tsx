import { suggestEmail } from '@tomoguide/contract/email-address';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from './button.tsx';

interface Props {
  typed: string;
  /** Called with the suggested address when the user accepts it. */
  onTake: (email: string) => void;
}

/** Suggests a corrected address below an email field if the typed address looks like a typo. */
export const EmailSuggestion = ({ typed, onTake }: Props) => {
  const { t } = useTranslation('layout');
  const email = suggestEmail(typed);
  return (
    <div aria-live="polite" className="contents">
      {email === null ? null : (
        <Button
          tone="secondary"
          size="small"
          className="-mt-3 wrap-anywhere h-auto justify-self-start py-1.5 text-start"
          onClick={() => onTake(email)}
        >
          {t('layout.didYouMean', { email })}
        </Button>
      )}
    </div>
  );
};
