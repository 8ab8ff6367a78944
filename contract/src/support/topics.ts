/** Topics of support requests (docs/product/support.md, "Topics"). */
export const SUPPORT_TOPICS = [
  'payment_failed',
  'identity_failed',
  'upload_failed',
  'booking_cancelled',
  'payout_failed',
  'application_rejected',
  'general',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** What a support message can be about. A failed payment is identified by its booking. */
export const SUPPORT_ENTITIES = ['booking', 'withdrawal'] as const;
export type SupportEntity = (typeof SUPPORT_ENTITIES)[number];

export interface SupportAbout {
  kind: SupportEntity;
  id: number;
}

/**
 * Returns the path of the support conversation, with a topic and, optionally, the booking or withdrawal
 * that it is about.
 */
export const getSupportPath = (topic: SupportTopic, about: SupportAbout | null = null): string =>
  `/messages?support=${topic}${about ? `&${about.kind}=${about.id}` : ''}`;
