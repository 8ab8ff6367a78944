import type { Reactions } from '../../events/dispatcher.ts';
import { pushSupport } from './pushing/push-support.ts';

/** The events pushed to the sockets of the user and of staff. */
export const supportReactions: Reactions = {
  'support.asked': pushSupport,
  'support.answered': pushSupport,
  'support.changed': pushSupport,
};
