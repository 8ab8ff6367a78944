/** /profile: what stands around its sections. */
export default {
  title: 'Profile',
  sections: { wallet: 'Wallet' },
  logInFirst: 'Please log in',
  logInHint: 'Your wallet is shown here.',
  logIn: 'Log In',
} as const;
