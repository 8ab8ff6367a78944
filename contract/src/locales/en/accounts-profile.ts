/** /profile: what stands around its sections. */
export default {
  title: 'Profile',
  sections: { wallet: 'Wallet', privacy: 'Privacy' },
  logInFirst: 'Please log in',
  logInHint: 'Your wallet and your privacy settings are here.',
  privacy: {
    receipts: 'Read receipts',
    receiptsHint:
      'You see whether others have read your messages, and they see whether you have read theirs. Off, neither of you does.',
    notifications: 'Notification settings',
  },
  updateFailed: 'Update Failed',
  updateFailedHint: 'Your choice was not saved. Please try again later.',
  logIn: 'Log In',
} as const;
