import type { SystemMessage, SystemMessageType } from '@tomoguide/contract/notifications/entities';
import type { Icon } from '../../ui/draw-icon.ts';
import {
  BadgeCheck,
  CalendarDays,
  Clock,
  Info,
  ShieldCheck,
  TriangleAlert,
  Wallet,
} from '../../ui/icons.ts';

const ICONS: Readonly<Record<SystemMessageType, Icon>> = {
  system: Info,
  admin: ShieldCheck,
  approval: BadgeCheck,
  booking: CalendarDays,
  payment: Wallet,
  reminder: Clock,
};

/** An icon for the kind of notice and for errors, which the text also states. */
export const NoticeIcon = ({ notice }: { notice: SystemMessage }) => {
  const Icon = notice.isErrorMessage ? TriangleAlert : ICONS[notice.type];
  const tone = notice.isErrorMessage ? 'bg-danger-soft text-danger' : 'bg-action-soft text-action';
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-full ${tone}`}
    >
      <Icon className="size-5" />
    </span>
  );
};
