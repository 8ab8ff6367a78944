import { useTranslation } from '../../translation/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Trash2 } from '../../ui/icons.ts';

interface Props {
  /** The name of the item to move, for the labels of the buttons. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  disabled?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/**
 * Buttons that move an item earlier or later, or remove it. The remove button is set apart, so that it is
 * not tapped by mistake.
 */
export const MoveButtons = (props: Props) => {
  const { t } = useTranslation('guide-settings');
  const { what, isFirst, isLast, canRemove, disabled = false, onMove, onRemove } = props;
  return (
    <div className="flex gap-2">
      <IconButton
        label={t('guide-settings.itineraries.earlier', { what })}
        disabled={disabled || isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t('guide-settings.itineraries.later', { what })}
        disabled={disabled || isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t('guide-settings.itineraries.remove', { what })}
        data-remove
        className="ml-4"
        disabled={disabled || !canRemove}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
};
