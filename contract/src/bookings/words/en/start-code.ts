import { FIGURES } from '../../../words/figures.ts';

/** The start code: one's own, entering the other's, and what became of that. */
export default {
  title: 'Start code',
  saved: 'Saved on this phone',
  savedHint:
    'This is how things stood when this page last had a connection. Start codes work without one.',
  lead: 'When you meet, show your code to {{name}} or enter theirs. Either one starts the tour, and neither needs a connection.',
  own: 'Your code',
  ownQr: 'Your code as a QR code',
  next: 'New code in {{time}}',
  noSecret:
    'Your code appears here once this page has been opened with a connection. You can still enter {{name}}’s code.',
  theirs: '{{name}}’s code',
  theirsHint: 'The six digits on the other phone',
  missing: 'Enter all six digits.',
  ownEntered: 'That is your own code. Enter the one on {{name}}’s phone.',
  submit: 'Submit the code',
  submitting: 'Submitting…',
  scan: 'Scan their QR code',
  stopScan: 'Stop scanning',
  aim: 'Point the camera at the QR code on {{name}}’s phone.',
  noCamera: 'The camera cannot be used here. Enter the digits instead.',
  otherBooking: 'That QR code belongs to another booking.',
  accepted: 'The tour has started',
  contested: 'The no-show is contested',
  kept: 'The code is saved on this phone',
  keptHint: 'It will be sent as soon as there is a connection.',
  state: {
    waiting:
      'Start code entered at {{time}}: saved on this phone. It will be sent as soon as there is a connection.',
    held: 'Start code entered at {{time}}: saved on this phone. There were too many wrong codes, so it will be sent again in a few minutes.',
    started: 'Start code entered at {{time}}: sent. The tour has started.',
    contested:
      'Start code entered at {{time}}: sent. It contests the no-show, and our team will decide.',
    refused: 'Start code entered at {{time}}: sent, but it changed nothing. {{why}}',
  },
  why: {
    clock_ahead: 'This phone’s clock was ahead. Enter the code again.',
    too_old: `It arrived more than ${FIGURES.entryHours} hours after it was entered.`,
    too_early: `It was entered more than ${FIGURES.meetingHours} hours before the start.`,
    too_late: 'It was entered after the scheduled end.',
    own_code: 'It was your own code.',
    wrong_code:
      'It was not the code on {{name}}’s phone at the time. Look again and enter the one shown there now.',
    already_started: 'The tour had already started.',
    not_waiting: 'The booking was no longer waiting to start.',
    refused: 'This booking cannot be started with a code now. Check its status.',
  },
} as const;
