import { FIGURES } from '../../../words/figures.ts';

/** The card of a tour booked for another person, for the booker and the guide. */
export default {
  title: 'Booked for {{name}}',
  titleHidden: 'Booked for someone else',
  guideHint:
    'Booked by someone else. You’ll see the travelers’ details once the deposit is paid and you’ve accepted.',
  speaks: 'speaks {{language}}',
  failed: 'The travelers’ details couldn’t be loaded.',
  met: 'Met',
  metAt: 'Met {{name}} on {{time}}',
  notMet: 'Not met yet',
  finishedAt: 'Finished on {{time}}',
  notFinished: 'Not finished yet',
  link: {
    title: 'Link for the travelers',
    hint: `Shows the guide, time, meeting point and emergency numbers, no account needed. Expires ${FIGURES.linkDays} days after the tour.`,
    after: 'Once the deposit is paid, you can create a link here.',
    make: 'Create a link',
    making: 'Creating…',
    copy: 'Copy link',
    copied: 'Link copied',
    share: 'Share',
    shareTitle: 'Your tour in Japan',
    renew: 'Replace',
    revoke: 'Revoke',
    shown: 'The link',
    failed: 'The link couldn’t be loaded.',
    changeFailed: 'That didn’t work. Please try again.',
    renewTitle: 'Replace the link?',
    renewText: 'The old link stops working. Send them the new one.',
    renewConfirm: 'Replace link',
    revokeTitle: 'Revoke the link?',
    revokeText: 'Nobody can see the tour with this link anymore.',
    revokeConfirm: 'Revoke link',
    renewed: 'New link ready. The old one no longer works.',
    revoked: 'The link no longer works.',
    endsAt: 'Works until {{time}}',
  },
  mayStart: 'When they tap “We’ve met,” confirm the start for me, too',
  mayStartHint:
    'Their page then shows your start code, too. Otherwise the button only tells you they’ve met.',
} as const;
