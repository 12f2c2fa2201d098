/** What every answer says to browsers; the API's own files say something stricter where they are sent. */
export function securityHeaders({ servesHttps }: { servesHttps: boolean }): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(contentSecurityPolicy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': Object.entries(permissionsPolicy)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
    'referrer-policy': 'same-origin',
    ...(servesHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** What only a page is asked about; data, a script, a style or a font of our own says nothing by it. */
export const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Data that is opened as if it were a page does nothing and stands in no frame. */
export const headersOfData = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

/** What a script in a page may ask of the device: photos of what is reported, and passkeys. */
const permissionsPolicy = {
  camera: '(self)',
  'publickey-credentials-create': '(self)',
  'publickey-credentials-get': '(self)',
  accelerometer: '()',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  serial: '()',
  usb: '()',
  'xr-spatial-tracking': '()',
};
