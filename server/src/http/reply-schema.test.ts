import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractCalls, getCallName } from '../testing/contract-calls.ts';
import { createSerializer } from './reply-schema.ts';

const calls = await contractCalls();

test('the serializer for production writes a union that can be null', () => {
  const value = z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('day'), day: z.string() }),
      z.object({ kind: z.literal('people'), total: z.int() }),
    ]),
  );
  const serialize = createSerializer(z.object({ value }), 'test', false);
  for (const body of [{ value: null }, { value: { kind: 'people', total: 3 } }])
    expect(serialize(body)).toBe(JSON.stringify(body));
});

test('the serializer for production can be compiled for every reply', () => {
  for (const call of calls)
    for (const [status, schema] of Object.entries(call.replies)) {
      if (!schema) continue;
      const serialize = createSerializer(schema, getCallName(call), false);
      try {
        serialize({});
      } catch (error) {
        // A body that lacks a required field is rejected after compiling.
        expect(String(error), `${getCallName(call)} ${status}`).not.toContain('nullable');
      }
    }
});
