/** The default policy, which forbids everything in a browser. Pages set their own. */
const STRICT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Browser features that no page uses, disabled so that injected code cannot use them either. */
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

/** Sent with every response. */
export const SECURITY_HEADERS = {
  'content-security-policy': STRICT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // The camera scans start codes.
  'permissions-policy': [
    'camera=(self)',
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
} as const;
