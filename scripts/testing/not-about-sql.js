// Server tests that.ci/run does not repeat on PostgreSQL 15. The repeated tests show that every statement
// and constraint works there too; these tests would only repeat statements of other tests. Unit tests
// (without `.api`) use no database and are not repeated either.

/** Why each test, given by a glob pattern, is not repeated. */
export const NOT_ABOUT_SQL = {
  'server/src/testing/kill-at-*.api.test.ts': 'start a PostgreSQL of their own',
  'server/src/main.api.test.ts': 'is about refusals to start',
  'server/src/log.api.test.ts': 'is about the log',
  'server/src/web/*.api.test.ts': 'render what the API tests of guides read',
  'server/src/http/encoded-requests.api.test.ts': 'is about bodies that are refused',
  'server/src/http/head.api.test.ts': 'is about replies',
  'server/src/http/hostile-input.api.test.ts': 'is about input that is refused before a statement',
  'server/src/http/raw-request.api.test.ts': 'is about requests that are refused',
  'server/src/http/trust-proxy.api.test.ts': 'is about addresses',
  'server/src/http/unread-replies.api.test.ts': 'is about sockets',
  'server/src/domains/bookings/checkout/holds-attack.api.test.ts':
    'makes the statements of holds in numbers',
  'server/src/domains/payments/*/stripe*.api.test.ts': 'are about the provider',
};
