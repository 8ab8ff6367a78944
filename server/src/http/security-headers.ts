/** The default content security policy, which forbids everything in a browser. Pages set their own policy. */
const STRICT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Browser features that no page uses; disabled so that injected code cannot use them either. */
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

/** Headers sent with every response. */
export const SECURITY_HEADERS = {
  'content-security-policy': STRICT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Pages may use the camera, which scans start codes.
  'permissions-policy': [
    'camera=(self)',
    ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
  ].join(', '),
} as const;
