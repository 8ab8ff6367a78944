import { useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-style.ts';

interface Props {
  directing: boolean;
  onChange: (directing: boolean) => void;
  tone: ButtonTone;
  className: string;
}

/**
 * Starts selecting several guides to write to. Next to the count on phones, where a row of three is too
 * narrow for labels.
 */
export const DirectButton = ({ directing, onChange, tone, className }: Props) => {
  const { t } = useTranslation('search');
  return (
    <Button
      tone={tone}
      size={tone === 'quiet' ? 'small' : 'medium'}
      className={`whitespace-nowrap ${className}`}
      aria-pressed={directing}
      onClick={() => onChange(!directing)}
    >
      {t('search.direct')}
    </Button>
  );
};
