import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs.ts';

/** Texts whose wording the specification prescribes, by catalog and key (docs/conformance.md). */
const EXACT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en/layout': {
    notFoundTitle: 'Page Not Found',
    becomeGuide: 'Become a Guide',
    applicationStatus: 'View Application Status',
    profile: 'Profile',
    messages: 'Messages',
    guideDashboard: 'Guide Dashboard',
    myTrips: 'My Trips',
    helpCenter: 'Help Center',
    logOut: 'Log Out',
    signUp: 'Sign Up',
    logIn: 'Log In',
    sessionExpired: 'Session Expired',
    loggedOut: 'Logged out',
    roleSwitched: 'Role switched',
    roleNow_traveler: 'You are now viewing as a traveler',
    roleNow_guide: 'You are now viewing as a guide',
    roleFailed: 'Failed to switch role',
    roleFailedHint: 'Please try again later.',
    'fetchFailed.guides': 'Failed to fetch guides',
    'fetchFailed.guideProfile': 'Failed to fetch guide profile: {{status}}',
    'fetchFailed.serviceCategories': 'Failed to fetch service categories',
    'fetchFailed.bookings': 'Failed to fetch bookings',
  },
  'en/accounts': {
    'login.successTitle': 'Logged in successfully',
    'login.success': 'Welcome back!',
    'login.failedTitle': 'Login failed',
    'login.failed': 'Please check your credentials and try again.',
    'signup.successTitle': 'Account created',
    'signup.failedTitle': 'Sign up failed',
    'signup.failed': 'An error occurred while creating your account.',
    'signup.usernameInline':
      'Username must be at least 3 characters, lowercase letters and numbers only',
    'signup.usernameTaken': 'Username already taken',
    'signup.usernameCheckFailed': 'Error checking username availability',
  },
  'zh-CN/accounts': {
    'login.fillAllTitle': '错误',
    'login.fillAll': '请填写所有字段',
    'signup.errorTitle': '错误',
    'signup.fillName': '请填写姓名',
    'signup.usernameInvalid': '用户名格式不正确',
    'signup.usernameUnresolved': '请选择一个可用的用户名',
    'signup.passwordTooShort': '密码至少需要8个字符',
    'signup.passwordsDiffer': '两次输入的密码不匹配',
    'signup.acceptTerms': '请同意服务条款和隐私声明',
  },
  'en/profile': {
    'personal.uploadFailed': 'Upload Failed',
    'personal.avatarUpdated': 'Avatar Updated',
    'personal.profileUpdated': 'Profile Updated',
    updateFailed: 'Update Failed',
  },
  'en/application-form': {
    declarationMissing: 'Please confirm declaration',
    'files.invalidType': 'Invalid File Type',
  },
  'en/applications': {
    incomplete: 'Please complete the following required fields',
    'faults.postalCode': 'Please enter a valid 7-digit postal code.',
  },
  'en/errors': {
    FILE_TYPE_INVALID: 'Please select a valid image (JPEG, PNG, GIF, WEBP) or PDF file.',
  },
  'en/landing': {
    'form.noDestination': 'Please select a destination',
    'form.noTravelers': 'Please select number of travelers',
    'form.extra': '+30 RMB for each additional person',
    emptyTitle: 'No guides found - Please try again later.',
  },
  'en/search': { emptyTitle: 'No guides found - Please try again later.' },
  'en/guides': {
    'card.view': 'View Profile',
    'save.failed': 'Action failed',
    'save.failedHint': 'Failed to update saved guides. Please try again.',
    'save.loginTitle': 'Login required',
  },
  'en/trips': {
    title: 'Your Trips',
    'tab.pending-requests': 'Pending Requests',
    'tab.upcoming': 'Upcoming Trips',
    'tab.ongoing': 'Ongoing Tours',
    'tab.saved-guides': 'Saved Guides',
    'tab.past': 'Past Experiences',
    'tab.help': 'Help & Support',
    savedTotal_other: '{{label}} ({{count}} total)',
    loadError: 'Error loading trips',
    loadErrorHint: 'We encountered an error while loading your trips. Please try again.',
    refresh: 'Refresh',
    logInFirst: 'Please log in',
    logInHint: 'You need to be logged in to view your trips.',
    goHome: 'Go to Home',
    waitingStart: 'Waiting for guide...',
    wasCancelled: 'Booking was cancelled',
    'cancel.done': 'Booking has been cancelled',
    'complete.done': 'Tour service completed successfully',
    startConfirmed: 'Tour start confirmed successfully',
    startFailed: 'Failed to confirm tour start. Please try again.',
    updateFailed: 'Failed to update booking status. Please try again.',
  },
  'en/bookings': {
    'action.pay': 'Continue Payment',
    'action.confirm_start': 'Confirm Start',
    'action.cancel': 'Cancel',
    'action.request_extension': 'Request Extension',
    'action.pay_extension': 'Pay Extension ({{price}} RMB)',
    'action.confirm_extension': 'Confirm Extension',
    'action.complete': 'Complete Service',
  },
  'en/extension': {
    requestTitle: 'Request Tour Extension',
    requestText: 'Select how much additional time you need for your tour',
    current: 'Current Extensions: {{count}}/{{max}}',
    most: 'Each booking can be extended up to {{max}} times maximum',
    toPayment: 'Continue to Payment',
    payTitle: 'Tour Extension Payment',
    payText: 'Complete payment to extend your tour',
    pay: 'Pay {{price}} RMB',
    processing: 'Processing...',
    required: 'Payment Information Required',
    requested: 'Extension requested...',
    paid: 'Payment Successful',
    failed: 'Payment Failed',
    failedHint: 'Payment failed. Please check your information and try again.',
    error: 'Error',
    confirmFailed: 'Failed to confirm extension. Please try again.',
  },
  'en/payment-proof': { 'badge.missing': '+ upload payment proof' },
  'en/checkout': {
    postalInvalid:
      'Invalid postal code. Please enter a 7-digit Japanese postal code (numbers only).',
    'wrong.meetingPostalCode': 'Please enter a valid 7-digit postal code.',
    'wrong.meetingAddress': 'Please provide the meeting address.',
  },
  'en/payments': {
    'result.success': 'Payment Successful',
    'result.failed': 'Payment Failed',
    'result.failedHint': 'Payment failed. Please check your information and try again.',
  },
  'en/reviews': {
    ratingMissing: 'Please select a rating',
    unchecked: 'Unable to check review eligibility',
    submitted: 'Review submitted successfully',
    failed: 'Failed to submit review',
    authRequired: 'Authentication required',
  },
  'zh-CN/notifications': {
    failed: '获取系统消息失败',
    readFailed: '标记已读失败',
    allReadFailed: '全部标记已读失败',
    archiveFailed: '归档消息失败',
    deleteFailed: '删除消息失败',
  },
};

/** Phrases from the specification that a longer text must contain. */
const SPECIFIED: readonly (readonly [catalog: string, key: string, words: readonly string[]])[] = [
  ['en/errors', 'EXTENSION_LIMIT_REACHED', ['Extension Limit Reached']],
  ['zh-CN/legal', 'terms', ['5 个工作日', '85%', '15%']],
  ['zh-CN/legal', 'privacy', ['30 天']],
  ['en/legal', 'privacy', ['30 days']],
  ['zh-CN/legal-summaries', 'terms', ['5 个工作日', '85%', '15%']],
  ['zh-CN/cancellation', 'sections.emergency', ['85%', '15%']],
];

const textAt = (all: unknown, key: string): unknown =>
  key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], all);

const listTexts = (catalog: string): unknown => textAt(CATALOGS, catalog.replace('/', '.'));

test('uses the wording of the specification in each language', () => {
  for (const [catalog, words] of Object.entries(EXACT)) {
    const all = listTexts(catalog);
    expect(Object.fromEntries(Object.keys(words).map((key) => [key, textAt(all, key)]))).toEqual(
      words,
    );
  }
});

test.each(SPECIFIED)('%s: %s contains %s', (catalog, key, words) => {
  const text = JSON.stringify(textAt(listTexts(catalog), key));
  for (const each of words) expect(text).toContain(each);
});
