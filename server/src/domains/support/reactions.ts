import type { Reactions } from '../../events/dispatcher.ts';
import { pushSupport } from './pushing/push-support.ts';

/** What the sockets of the person and of the team are told. */
export const supportReactions: Reactions = {
  'support.asked': pushSupport,
  'support.answered': pushSupport,
  'support.changed': pushSupport,
};
