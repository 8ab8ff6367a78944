import type { Reactions } from '../../events/dispatcher.ts';
import { askTeamForHelp } from './not-met/open-case.ts';
import { pushSupport } from './pushing/push-support.ts';

/** Pushes events to the sockets of the user and of staff, and asks for users who can't find each other. */
export const supportReactions: Reactions = {
  'booking.not_met': askTeamForHelp,
  'support.asked': pushSupport,
  'support.answered': pushSupport,
  'support.changed': pushSupport,
};
