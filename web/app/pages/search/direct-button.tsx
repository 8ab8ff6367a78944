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
 * Starts selecting several guides to message. On phones, it is next to the result count, because three
 * labeled buttons do not fit in one row.
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
