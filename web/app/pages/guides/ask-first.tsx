import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { RequestFrame } from '../../parts/bookings/request/request-frame.tsx';
import { type Plan, planParams, requestPath } from '../../parts/guides/profile/tour-plan.ts';
import type { AskDialog } from '../../parts/messaging/request/ask-dialog.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  /** A button under the guide's name, where the box with the price is far below. */
  isBrief?: boolean;
  /** Another than the form itself where it is not to come. */
  fetchForm?: typeof askDialog;
}

const askDialog = () => import('../../parts/messaging/request/ask-dialog.tsx');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The other way to a booking: a tour request, to which nothing is paid before the guide accepts. Its form
 * opens over the page, and is fetched while the page rests; a visitor logs in on the way, and finds it in
 * the conversation.
 */
export const AskFirst = ({ guide, plan, isBrief = false, fetchForm = askDialog }: Props) => {
  const { t } = useTranslation('guides');
  const session = useSession();
  const navigate = useNavigate();
  const name = usePersonName()(guide.name);
  const [isOpen, setIsOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<ComponentProps<typeof AskDialog>> | null>(null);
  // Known at once, also where a press still waits: who has closed it, or left the page, stays where they are.
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      isAsked.current = false;
    },
    [],
  );
  const loadForm = async (): Promise<void> => {
    const part = await fetchForm();
    setForm(() => part.AskDialog);
  };
  const mayAsk = guide.listed && session?.user.guideId !== guide.id;
  const opensHere = mayAsk && session !== null;
  const fetchAhead = useEffectEvent(() => void loadForm().catch(() => {}));
  useEffect(() => (opensHere ? whenIdle(() => fetchAhead()) : undefined), [opensHere]);
  if (!mayAsk) return null;
  const path = requestPath(guide.id, plan);
  const press = async (event: MouseEvent) => {
    if (!session || !isPlain(event)) return;
    event.preventDefault();
    isAsked.current = true;
    setIsOpen(true);
    try {
      await loadForm();
    } catch {
      if (!isAsked.current) return;
      close();
      await navigate(path);
    }
  };
  const close = () => {
    isAsked.current = false;
    setIsOpen(false);
  };
  const way = { to: session === null ? withRedirect('/login', path) : path, onClick: press };
  const frame = <RequestFrame title={t('box.requestTitle', { name })} onClose={close} />;
  return (
    <>
      {isBrief ? (
        <LinkButton tone="secondary" size="small" className="lg:hidden" {...way}>
          {t('box.requestShort')}
        </LinkButton>
      ) : (
        <Link
          {...way}
          className="inline-flex min-h-11 items-center justify-center text-center text-action underline underline-offset-3"
        >
          {t('box.request')}
        </Link>
      )}
      {isOpen && session ? (
        <Suspense fallback={frame}>
          {Form ? (
            <Form
              guideId={guide.id}
              name={name}
              userId={session.user.id}
              begun={planParams(plan)}
              onClose={close}
            />
          ) : (
            frame
          )}
        </Suspense>
      ) : null}
    </>
  );
};
