import { FIGURES } from '../../../words/figures.ts';

/** /verify-identity. */
export default {
  title: 'Identity verification',
  lead: 'We list guides and pay out their earnings once we know who they are. You do not need to be verified to book a tour.',
  states: {
    unverified: 'Not verified',
    pending: 'Being checked',
    verified: 'Identity verified',
    rejected: 'Verification failed',
  },
  next: {
    unverified: 'Two pictures are all we need: your identity document and a selfie.',
    pending:
      'Our team is comparing your document and your selfie. We’ll let you know the result by email and in the app.',
    verified:
      'You are verified, and there is nothing more to do. If you are a guide, travelers see the badge on your guide page.',
    rejected: 'Our team could not verify you with these pictures. You can send new ones.',
  },
  nameOnDocument: 'Name on your document: {{name}}',
  submittedAt: 'Sent on {{time}}',
  verifiedAt: 'Verified on {{time}}',
  rejectedAt: 'Decided on {{time}}',
  keptUntil: 'Both pictures will be erased on {{day}}.',
  reason: 'Message from our team',
  yours: 'What you sent',
  form: 'Send your pictures',
  formAgain: 'Send new pictures',
  privacy: {
    title: 'What happens to your pictures',
    who: `Only you and our team can see them; other guides and travelers cannot. Each link to a picture works for only one person and expires after ${FIGURES.linkMinutes} minutes, and we record every time our team opens one.`,
    long: `We keep the pictures until they are checked and for ${FIGURES.identityFileDays} days after that, in case of a dispute about who you are.`,
    erased:
      'After that, they are erased. If you send new ones or close your account, they are erased sooner.',
    kept: 'Only the name on your document and the date of the check are kept.',
  },
  document: 'Document',
  documentHint: `Passport, residence card, driver’s license or ID card, with photo and name. JPEG, PNG, HEIC, AVIF, GIF, WEBP or PDF, up to ${FIGURES.fileMegabytes} MB.`,
  selfie: 'Selfie',
  selfieHint: `Your face from the front, in good light, without sunglasses or a mask. A picture, up to ${FIGURES.fileMegabytes} MB.`,
  choose: { document: 'Choose the document', selfie: 'Take or choose a selfie' },
  change: { document: 'Choose another document', selfie: 'Take or choose another selfie' },
  alts: { document: 'Your document', selfie: 'Your selfie' },
  missing: { document: 'Please add your document', selfie: 'Please add your selfie' },
  wait: 'Please wait until both files are uploaded',
  retry: 'Try again',
  retryOf: 'Try again: {{name}}',
  send: 'Send for verification',
  sending: 'Sending…',
  sent: 'Sent. We’ll let you know as soon as we have checked your pictures.',
  notSent: 'Not sent',
  tooMany: `You have sent your pictures ${FIGURES.identityTries} times within ${FIGURES.identityTryDays} days. You can send them again after {{time}}.`,
  logInFirst: 'Log in to verify your identity',
  logInHint: 'Verification is tied to your account.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  loadError: 'Your identity check could not be loaded',
} as const;
