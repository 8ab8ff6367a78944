/** What somebody asks the team about (docs/product/support.md, "Topics"). */
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

/** What a message to the team can be about; a failed payment is named by its booking. */
export const SUPPORT_ENTITIES = ['booking', 'withdrawal'] as const;
export type SupportEntity = (typeof SUPPORT_ENTITIES)[number];

export interface SupportAbout {
  kind: SupportEntity;
  id: number;
}

/** The page of the conversation with the team, with what it is about. */
export const supportPath = (topic: SupportTopic, about: SupportAbout | null = null): string =>
  `/messages?support=${topic}${about ? `&${about.kind}=${about.id}` : ''}`;
