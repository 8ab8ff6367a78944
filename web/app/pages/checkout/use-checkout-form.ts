import { useQuery } from '@tanstack/react-query';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { calculateWalletShare } from '@tomoguide/contract/payments/wallet';
import type { UserId } from '@tomoguide/contract/primitives';
import { getDraftKey, useDraft } from '../../parts/bookings/checkout-form/checkout-draft.ts';
import { buildBookingBody } from '../../parts/bookings/checkout-form/checkout-order.ts';
import { useTour } from '../../parts/bookings/checkout-form/tour/use-tour.ts';
import { useCheckout } from '../../parts/bookings/checkout-form/use-checkout.ts';
import { useIsInstant } from '../../parts/bookings/checkout-form/use-is-instant.ts';
import { useTourForm } from '../../parts/bookings/checkout-form/use-tour-form.ts';
import { walletQuery } from '../../parts/bookings/queries.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { useVisitorAccount } from './account/use-visitor-account.ts';
import { useOwnHold } from './tour/own-hold.ts';

/** Returns the state and the actions of the checkout form. */
export const useCheckoutForm = (guide: GuideDetail, userId: UserId | null) => {
  const locale = useLocale();
  const state = useDraft(getDraftKey(userId, guide.id));
  const [draft, changeDraft] = state;
  const account = useVisitorAccount();
  const tour = useTour(guide);
  const { phase, book } = useCheckout(guide.id);
  const balance = useQuery({ ...walletQuery(), enabled: userId !== null }).data?.balanceCents ?? 0;
  const isInstant = useIsInstant(guide, tour.choice, userId);
  const startIsGone = tour.problems.start === 'startGone';
  const heldByMe = useOwnHold({ userId, guideId: guide.id }, tour.choice, startIsGone);
  const usesWallet = draft.useWallet && balance > 0;
  const form = useTourForm({
    guide,
    tour,
    state,
    heldByMe: heldByMe !== null,
    send: async (quote, choice) => {
      if (userId === null) {
        const { mode } = account;
        // A user who logs in may have a wallet, or already this booking, and must see that before paying.
        if (!(await account.enter()) || mode === 'logIn') return;
      }
      await book(
        buildBookingBody(guide, quote, choice, draft, {
          useWallet: usesWallet,
          instant: isInstant,
          locale,
          userId,
        }),
      );
    },
  });
  return {
    ...form,
    // Changing other details would not remove the reason why the order was rejected.
    changeDraft: form.refusal ? changeDraft : form.changeDraft,
    busy: form.busy || account.busy,
    account: userId === null ? account : null,
    phase: account.busy ? ('entering' as const) : phase,
    balance,
    walletCents:
      usesWallet && tour.quote ? calculateWalletShare(tour.quote.depositCents, balance) : 0,
    heldByMe,
    isInstant,
    isTourComplete: form.isComplete(1),
    areParticularsComplete: form.isComplete(2),
  };
};

export type CheckoutState = ReturnType<typeof useCheckoutForm>;
