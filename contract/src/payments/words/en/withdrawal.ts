import { FIGURES } from '../../../words/figures.ts';

/** /withdrawal. */
export default {
  title: 'Withdrawal',
  logInFirst: 'Please log in',
  logInHint: 'Earnings and refunds can be withdrawn here.',
  logIn: 'Log In',
  loadError: 'Your balance could not be loaded',

  available: 'Available to withdraw',
  earnings: 'Earnings',
  refunded: 'Refunds in your wallet',
  blocked:
    '{{amount}} of your earnings can be withdrawn once your identity is verified, and only to an account in your verified name.',
  verifyIdentity: 'Verify your identity',
  goodwillHint: 'Credit from TomoGuide can be spent but not withdrawn.',

  amount: 'Amount in RMB',
  minimum: `At least RMB ${FIGURES.withdrawalRmb}`,
  all: 'Withdraw all',
  amountInvalid: 'Enter an amount, such as 320 or 320.50.',
  amountTooSmall: `The minimum withdrawal is RMB ${FIGURES.withdrawalRmb}.`,
  amountTooLarge: 'You can withdraw up to {{amount}}.',
  tooLittle: `You need at least RMB ${FIGURES.withdrawalRmb} to withdraw.`,
  closingRest:
    'You are closing your account: you can withdraw the remaining {{amount}}, however little it is. Once it has been paid, the account can be closed.',
  to: 'Withdraw to',
  toMissing: 'Choose an account, or add one.',
  request: 'Withdraw {{amount}}',
  requestPlain: 'Withdraw',
  requesting: 'Requesting…',
  requested: 'Withdrawal requested',
  requestedHint:
    'The amount has been set aside. We’ll check the withdrawal, then pay it to {{account}}.',
  uncertain:
    'We could not reach the server. Press the button again: the amount will not be withdrawn twice.',

  kind: { alipay: 'Alipay', wechat: 'WeChat', bank: 'Bank account' },
  accountLine: '{{name}} {{number}}',
  addAccount: 'Add an account',
  noAccounts: 'No account yet',
  remove: 'Remove',
  removeOne: 'Remove {{account}}',
  removeTitle: 'Remove this account?',
  removeText:
    '{{account}} will no longer be on your list. Withdrawals you’ve already requested will still be paid to it.',
  removing: 'Removing…',
  full: `You can keep up to ${FIGURES.payoutAccounts} accounts. Remove one to add another.`,
  addTitle: 'Where should the money go?',
  kindLabel: 'Account type',
  number: {
    alipay: 'Alipay phone number or email',
    wechat: 'WeChat ID or phone number',
    bank: 'Account number',
  },
  bank: 'Bank and branch',
  holder: 'Account holder',
  holderVerified: 'Your verified name. The account has to be in this name.',
  holderUnverified:
    'Your full name. The account has to be in this name; we check it before we pay.',
  numberInvalid: {
    alipay: 'Enter the phone number or email of the account.',
    wechat: 'Enter the WeChat ID or phone number of the account.',
    bank: 'Enter the account number: digits and capital letters.',
  },
  bankInvalid: 'Enter the bank and branch.',
  save: 'Save account',
  saving: 'Saving…',
  saved: 'Account saved',

  history: 'Your withdrawals',
  none: 'No withdrawals yet',
  noneHint: 'Each withdrawal will appear here with its status.',
  status: {
    requested: 'Being checked',
    approved: 'Being paid',
    paid: 'Paid',
    rejected: 'Rejected',
  },
  statusHint: {
    requested: 'The amount was set aside on {{date}}. We are checking the withdrawal.',
    approved: 'Checked. The payment is on its way.',
    paid: 'Paid on {{date}}',
    rejected: 'Returned on {{date}}',
  },
  wrote: 'Our team wrote',
} as const;
