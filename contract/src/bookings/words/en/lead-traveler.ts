import { FIGURES } from '../../../words/figures.ts';

/** On the card of a tour for somebody else: for the booker, and for the guide. */
export default {
  title: 'Booked for {{name}}',
  titleHidden: 'Booked for someone else',
  guideHint:
    'Someone else booked this tour for the travelers. You’ll see who they are once the deposit is paid and you have accepted.',
  speaks: { en: 'speaks English', 'zh-CN': 'speaks Chinese' },
  failed: 'The travelers’ details could not be loaded.',
  met: 'Met',
  metAt: 'Met {{name}} on {{time}}',
  notMet: 'Not met yet',
  finishedAt: 'Finished on {{time}}',
  notFinished: 'Not finished yet',
  link: {
    title: 'Link for the travelers',
    hint: `With this link, they can see the guide, the time, the meeting point and emergency numbers without an account. It expires ${FIGURES.linkDays} days after the tour.`,
    after: 'Once the deposit is paid, you can create a link for the travelers here.',
    make: 'Create a link',
    making: 'Creating…',
    copy: 'Copy link',
    copied: 'Link copied',
    share: 'Share',
    shareTitle: 'Your tour in Japan',
    renew: 'Replace',
    revoke: 'Revoke',
    shown: 'The link',
    failed: 'The link could not be loaded.',
    changeFailed: 'That did not work. Please try again.',
    renewTitle: 'Replace the link?',
    renewText: 'The link you have sent will stop working right away. Remember to send the new one.',
    renewConfirm: 'Replace link',
    revokeTitle: 'Revoke the link?',
    revokeText: 'People who have the link will no longer be able to see the tour.',
    revokeConfirm: 'Revoke link',
    renewed: 'You have a new link. The old one no longer works.',
    revoked: 'The link no longer works.',
    endsAt: 'Works until {{time}}',
  },
  mayStart: 'When they press “We have met,” confirm the start for me, too',
  mayStartHint:
    'The travelers’ page then shows your start code, too. Otherwise, the button only tells you that they have met the guide, and you confirm the start yourself.',
} as const;
