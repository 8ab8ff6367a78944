import * as z from 'zod/mini';
import { call } from '../call.ts';

const disclosed = z.nullable(z.string());

/**
 * The site's operator, from the OPERATOR_* settings; a field is null if not configured (特定商取引法に基づく表記;
 * docs/product/law.md, "Operator").
 */
export const Operator = z.object({
  name: disclosed,
  representative: disclosed,
  address: disclosed,
  phone: disclosed,
  email: disclosed,
});
export type Operator = z.infer<typeof Operator>;

export const getOperator = call({
  method: 'GET',
  path: '/api/v2/documents/operator',
  summary: "Get the operator's disclosure under Japanese law",
  auth: 'none',
  replies: { 200: Operator },
  errors: [],
  limit: 'read',
});
