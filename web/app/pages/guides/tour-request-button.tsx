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
import { getTourRequestPath, type Plan, toParams } from '../../parts/guides/profile/tour-plan.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { TourRequestDialog } from './tour-request-dialog.tsx';

interface Props {
  guide: GuideDetail;
  plan: Plan;
  /** True for a smaller button below the guide's name, in layouts where the price box is far below. */
  isBrief?: boolean;
  /** Loads the form. Tests replace it to make loading slow or fail. */
  fetchForm?: typeof importDialog;
}

const importDialog = () => import('./tour-request-dialog.tsx');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * The alternative to booking directly: a tour request, with no payment before the guide accepts. Its form
 * opens over the page and is loaded when the page is idle. Visitors log in first, and then find the form in
 * the conversation.
 */
export const TourRequestButton = ({
  guide,
  plan,
  isBrief = false,
  fetchForm = importDialog,
}: Props) => {
  const { t } = useTranslation('guides');
  const session = useSession();
  const navigate = useNavigate();
  const name = usePersonName()(guide.name);
  const [isOpen, setIsOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<ComponentProps<typeof TourRequestDialog>> | null>(
    null,
  );
  // A ref, because a pending click reads it after loading: a user who has closed the form or left the page
  // must not be redirected.
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      isAsked.current = false;
    },
    [],
  );
  const loadForm = async (): Promise<void> => {
    const part = await fetchForm();
    setForm(() => part.TourRequestDialog);
  };
  const canRequest = guide.listed && session?.user.guideId !== guide.id;
  const opensHere = canRequest && session !== null;
  const preloadForm = useEffectEvent(() => void loadForm().catch(() => {}));
  useEffect(() => (opensHere ? whenIdle(() => preloadForm()) : undefined), [opensHere]);
  if (!canRequest) return null;
  const path = getTourRequestPath(guide.id, plan);
  const handleClick = async (event: MouseEvent) => {
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
  const way = { to: session === null ? withRedirect('/login', path) : path, onClick: handleClick };
  const frame = <RequestFrame title={t('guides.box.requestTitle', { name })} onClose={close} />;
  return (
    <>
      {isBrief ? (
        <LinkButton tone="secondary" size="small" className="lg:hidden" {...way}>
          {t('guides.box.requestShort')}
        </LinkButton>
      ) : (
        <Link
          {...way}
          className="inline-flex min-h-11 items-center justify-center text-center text-action underline underline-offset-3"
        >
          {t('guides.box.request')}
        </Link>
      )}
      {isOpen && session ? (
        <Suspense fallback={frame}>
          {Form ? (
            <Form
              guideId={guide.id}
              name={name}
              userId={session.user.id}
              begun={toParams(plan)}
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
