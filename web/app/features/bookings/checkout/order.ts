import { toRmb } from '@tomoguide/contract/bookings/price';
import type { Quote } from '@tomoguide/contract/guides/entities';
import type { Locale } from '@tomoguide/contract/primitives';
import type { Draft } from './draft.ts';
import { methodOf } from './payment-choice.tsx';
import type { TourChoice } from './tour-choice.ts';
import type { Order } from './use-checkout.ts';

/** Maps and chats paste characters that nobody sees, which the server refuses in an address. */
const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();

/** What is sent: the choice and the particulars, with the price as it was shown. */
export const orderOf = (
  quote: Quote,
  choice: TourChoice & { start: string; travelers: number },
  draft: Draft,
  pay: { useWallet: boolean; locale: Locale },
): Order => ({
  method: methodOf(draft.method, pay.locale),
  body: {
    guideId: quote.guideId,
    scheduledStartTime: choice.start,
    duration: choice.duration,
    travelers: choice.travelers,
    services: [...choice.services],
    meetingAddress: visible(draft.address),
    ...(draft.postalCode ? { meetingPostalCode: draft.postalCode } : {}),
    ...(draft.meal ? { meal: draft.meal } : {}),
    ...(draft.transport ? { transport: draft.transport } : {}),
    ...(draft.tickets ? { tickets: draft.tickets } : {}),
    ...(pay.useWallet ? { useWallet: true } : {}),
    totalPrice: toRmb(quote.totalCents),
    depositCents: quote.depositCents,
  },
});
