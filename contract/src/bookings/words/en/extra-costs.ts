/** Extra costs that traveler and guide agree on, paid on site in yen. */
export default {
  title: 'Extra costs on site',
  hint: 'Agreed extra costs are paid on site, in yen. They don’t go through TomoGuide and aren’t part of the price.',
  sum: 'Agreed, for the group',
  state: {
    waitingForYou: '{{name}} asks you to agree.',
    waiting: 'Waiting for {{name}}.',
    accepted: 'Agreed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    lapsed: 'Not answered',
  },
  action: { accept: 'Agree', decline: 'Decline', withdraw: 'Withdraw' },
  failed: 'That didn’t work',
  add: 'Add an extra cost',
  addTitle: 'Add an extra cost',
  addText:
    'For example, a boat ride or a coin locker. {{name}} can agree or decline. To pay for more of the guide’s time, extend the tour instead.',
  text: 'What for',
  textMissing: 'Enter what it’s for, in up to {{max}} characters.',
  yen: 'Yen, for the whole group',
  yenMissing: 'Enter an amount from 1 to {{max}} yen.',
  send: 'Send',
  sent: 'Extra cost sent',
} as const;
