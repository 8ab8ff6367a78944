import { useTranslation } from '../../../translation/use-translation.ts';
import { Zap } from '../../../ui/icons.ts';

interface Props {
  disabled: boolean;
  onOpen: () => void;
}

/** Opens the guide's quick replies. The dialog is not inside the composer, whose form could not contain its form. */
export const QuickReplyButton = ({ disabled, onOpen }: Props) => {
  const { t } = useTranslation('messaging');
  return (
    <button
      type="button"
      aria-label={t('messaging.quickReplies')}
      title={t('messaging.quickReplies')}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50"
    >
      <Zap aria-hidden="true" className="size-5.5" />
    </button>
  );
};
