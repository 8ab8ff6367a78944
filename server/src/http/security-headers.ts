/** What a reply may do in a browser: nothing. Pages set their own policy. */
const STRICT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** No page asks for any of these, so that nothing that gets into one may either. */
const REFUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What every reply has. */
export const SECURITY_HEADERS = {
  'content-security-policy': STRICT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Start codes are scanned.
  'permissions-policy': [
    'camera=(self)',
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
} as const;
