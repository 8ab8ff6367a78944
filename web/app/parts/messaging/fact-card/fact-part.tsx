import type { CardState } from '@tomoguide/contract/messaging/fact-card';
import { useOnce } from '../../../form/use-once.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ClipboardList } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { FactCardMessage } from './fact-card.tsx';
import { openCard } from './mutations.ts';
import type { MessagePlace } from './queries.ts';

export interface FactPartProps {
  message: MessagePlace;
  /** The conversation's revision when the message or its card last changed. */
  revision: number;
  card: CardState | null;
  /** The other user's name. */
  name: string;
}

const OpenButton = ({ message }: Pick<FactPartProps, 'message'>) => {
  const { t } = useTranslation('fact-card', 'errors');
  const [busy, once] = useOnce();
  const open = () =>
    once(async () => {
      try {
        await openCard(message);
      } catch (error) {
        showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(error)}`) });
      }
    });
  return (
    <Button tone="quiet" size="small" className="-mx-2 text-xs" busy={busy} onClick={open}>
      {busy ? null : <ClipboardList aria-hidden="true" className="size-4" />}
      {t('fact-card.offer')}
    </Button>
  );
};

/** The fact card of a message, or the button that opens it (docs/product/messages.md, "Fact card"). */
export const FactPart = ({ message, revision, card, name }: FactPartProps) =>
  card ? (
    <FactCardMessage message={message} revision={revision} name={name} />
  ) : (
    <OpenButton message={message} />
  );
