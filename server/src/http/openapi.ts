import type { Call } from '@tomoguide/contract/call';
import { type ErrorCode, getHttpStatus } from '@tomoguide/contract/errors';
import { toJsonSchema } from './reply-schema.ts';

const COMMON: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'TEXT_REQUIRED',
  'TEXT_INVISIBLE',
  'RATE_LIMITED',
];
const SIGNED_IN: readonly ErrorCode[] = ['AUTH_REQUIRED', 'TOKEN_EXPIRED', 'TOKEN_INVALID'];

const buildErrorReplies = (codes: readonly ErrorCode[]) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = getHttpStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        type: 'object',
        properties: {
          code: { type: 'string', enum: list },
          message: { type: 'string' },
          details: {},
        },
        required: ['code', 'message'],
      },
    ]),
  );
};

/**
 * Describes an endpoint for OpenAPI. Routes parse and serialize with the contract instead of this schema,
 * because compiling all schemas in Fastify would take most of the startup time.
 */
export const describeCall = (call: Call): Record<string, unknown> => ({
  summary: call.summary,
  tags: [call.path.replace(/^\/api\/(v2\/)?/, '').split('/')[0] ?? 'api'],
  ...(call.auth === 'none'
    ? {}
    : { security: call.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
  ...(call.params ? { params: toJsonSchema(call.params, 'input') } : {}),
  ...(call.query ? { querystring: toJsonSchema(call.query, 'input') } : {}),
  ...(call.body ? { body: toJsonSchema(call.body, 'input') } : {}),
  ...(call.idempotency
    ? {
        headers: {
          type: 'object',
          properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 200 } },
          ...(call.idempotency === 'required' ? { required: ['idempotency-key'] } : {}),
        },
      }
    : {}),
  response: {
    ...Object.fromEntries(
      Object.entries(call.replies).map(([status, schema]) => [
        status,
        { description: 'Success', ...toJsonSchema(schema, 'output') },
      ]),
    ),
    ...buildErrorReplies([...COMMON, ...(call.auth === 'none' ? [] : SIGNED_IN), ...call.errors]),
  },
});
