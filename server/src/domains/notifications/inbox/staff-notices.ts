import type { Reaction, Reactions } from '../../../events/dispatcher.ts';
import { writeNotices } from './write-notices.ts';

const APPLICATION_KINDS = {
  approved: 'applicationApproved',
  changes_requested: 'applicationChangesRequested',
  rejected: 'applicationRejected',
} as const;

/** Creates a reaction that sends the guide a notice about commission for bookings that ended late. */
const notifyOfFee =
  (
    kind: 'feeAnnounced' | 'feeCharged' | 'feeDropped',
  ): Reaction<'commission.announced' | 'commission.charged' | 'commission.dropped'> =>
  (tx, { payload }, deps) => {
    const { userId, amountCents, timeZone, reason, objectBy } = payload;
    return writeNotices(tx, deps, [
      {
        to: userId,
        kind,
        params: {
          place: 'guide',
          cents: amountCents,
          timeZone,
          deadline: objectBy,
          ...(reason === null ? {} : { words: reason }),
        },
      },
    ]);
  };

/** Reactions that write notices about staff actions that concern a user. */
export const staffNotices: Reactions = {
  'support.left_unread': (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      { to: payload.userId, kind: 'supportAnswered', params: { place: 'support' } },
    ]),
  'messaging.person_warned': (tx, { payload }, deps) =>
    writeNotices(tx, deps, [
      { to: payload.userId, kind: `warned_${payload.reason}`, params: { place: 'support' } },
    ]),
  'account.suspended': (tx, { payload: { userId, reason } }, deps) =>
    writeNotices(tx, deps, [
      { to: userId, kind: 'accountSuspended', params: { place: 'support', words: reason ?? '' } },
    ]),
  'account.restored': (tx, { payload: { userId } }, deps) =>
    writeNotices(tx, deps, [{ to: userId, kind: 'accountRestored', params: { place: 'support' } }]),
  'guide.suspended': (tx, { payload: { userId, reason } }, deps) =>
    writeNotices(tx, deps, [
      { to: userId, kind: 'guideSuspended', params: { place: 'support', words: reason } },
    ]),
  'guide.restored': (tx, { payload: { userId } }, deps) =>
    writeNotices(tx, deps, [
      { to: userId, kind: 'guideRestored', params: { place: 'guidePages' } },
    ]),
  // Guides are not notified of their own actions.
  'guide.paused': async (tx, { payload: { userId, by, reason } }, deps) => {
    if (by === 'guide') return;
    await writeNotices(tx, deps, [
      reason === null
        ? { to: userId, kind: 'guidePausedByRule', params: { place: 'support' } }
        : { to: userId, kind: 'guidePaused', params: { place: 'support', words: reason } },
    ]);
  },
  'guide.resumed': async (tx, { payload: { userId, by } }, deps) => {
    if (by === 'guide') return;
    await writeNotices(tx, deps, [
      { to: userId, kind: 'guideResumed', params: { place: 'guidePages' } },
    ]);
  },
  'commission.announced': notifyOfFee('feeAnnounced'),
  'commission.charged': notifyOfFee('feeCharged'),
  'commission.dropped': notifyOfFee('feeDropped'),
  'identity.decided': (tx, { payload: { userId, decision, reason } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: decision === 'verified' ? 'identityVerified' : 'identityRejected',
        params: { place: 'identity', words: reason },
      },
    ]),
  'guide.qualification_decided': (tx, { payload: { userId, title, decision, reason } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: decision === 'checked' ? 'qualificationChecked' : 'qualificationRejected',
        params: { place: 'qualifications', qualification: title, words: reason },
      },
    ]),
  'guide.work_permission_decided': (tx, { payload: { userId, decision, reason } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: decision === 'checked' ? 'permissionChecked' : 'permissionRejected',
        params: { place: 'workPermission', words: reason },
      },
    ]),
  'application.decided': (tx, { payload: { userId, decision, reason } }, deps) =>
    writeNotices(tx, deps, [
      {
        to: userId,
        kind: APPLICATION_KINDS[decision],
        params: {
          place: decision === 'approved' ? 'guidePages' : 'application',
          words: reason,
        },
      },
    ]),
};
