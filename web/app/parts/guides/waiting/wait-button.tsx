import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { useNavigate } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Bell } from '../../../ui/icons.ts';
import { useWaiting, type WaitTarget } from './use-waiting.ts';

interface Props {
  target: WaitTarget;
  /** The path to return to after login, with the day. */
  back: string;
}

/** Adds a day to the user's waiting list, or removes it (docs/product/waiting-list.md). */
export const WaitButton = ({ target, back }: Props) => {
  const { t } = useTranslation('waiting', 'errors');
  const navigate = useNavigate();
  const { userId, entry, isPending, wait, stop } = useWaiting(target);
  const isCity = 'city' in target;
  const failure = wait.error ?? stop.error;
  const busy = wait.isPending || stop.isPending || (userId !== undefined && isPending);
  const click = () => {
    if (busy) return;
    wait.reset();
    stop.reset();
    if (userId === undefined) navigate(withRedirect('/login', back));
    else if (entry) stop.mutate(entry.id);
    else wait.mutate();
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="empty:hidden">
        {entry ? t(isCity ? 'waiting.waitingCity' : 'waiting.waiting') : null}
      </p>
      <Button tone="secondary" busy={busy} onClick={click}>
        {entry ? null : <Bell aria-hidden="true" className="size-4" />}
        {entry ? t('waiting.stop') : t(isCity ? 'waiting.askCity' : 'waiting.ask')}
      </Button>
      {failure ? (
        <p role="alert" className="text-danger text-sm">
          {t(`errors.${getErrorCode(failure)}`)}
        </p>
      ) : null}
    </div>
  );
};
