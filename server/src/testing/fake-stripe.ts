import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { stripeDisputes } from './stripe-disputes.ts';

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string;
  amount_total: number;
  payment_intent: string | null;
  sessionParams: Record<string, string>;
}

type RefundStatus = 'succeeded' | 'pending' | 'requires_action' | 'failed' | 'canceled';

interface Refund {
  id: string;
  object: 'refund';
  status: RefundStatus;
  amount: number;
  payment_intent: string;
  metadata: { key: string };
}

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const ok = (body: unknown): Answer => ({ status: 200, body });

const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
};

/**
 * Implements Stripe's idempotency: returns the same response for the same key, and rejects the key with
 * other parameters.
 */
const remember = () => {
  const known = new Map<string, { form: string; answer: Answer }>();
  return (key: string | undefined, form: Record<string, string>, work: () => Answer): Answer => {
    const text = JSON.stringify(form);
    const before = key === undefined ? undefined : known.get(key);
    if (before)
      return before.form === text ? before.answer : refusal(400, 'idempotency_key_in_use');
    const answer = work();
    if (key !== undefined) known.set(key, { form: text, answer });
    return answer;
  };
};

/**
 * Starts a fake of the parts of Stripe's API that the site uses, with Stripe's rules for expiry, keys and
 * refunds.
 */
export const fakeStripe = async () => {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const disputes = stripeDisputes();
  const once = remember();
  let repliesAreLost = false;
  let nextRefund: RefundStatus | { refusal: string } = 'succeeded';

  const open = (form: Record<string, string>): Answer => {
    if ('payment_method_types[0]' in form)
      return refusal(400, 'payment_method_types_no_longer_supported');
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.client_reference_id ?? '',
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      payment_intent: null,
      sessionParams: form,
    };
    sessions.set(id, session);
    return ok(session);
  };

  const expire = (id: string): Answer => {
    const session = sessions.get(id);
    if (session?.status !== 'open') return refusal(400, 'session_not_open');
    session.status = 'expired';
    return ok(session);
  };

  const refund = (form: Record<string, string>): Answer => {
    const intent = form.payment_intent ?? '';
    const paid = [...sessions.values()].find((session) => session.payment_intent === intent);
    const given = refunds
      .filter((one) => one.payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(form.amount);
    if (!paid || given + amount > paid.amount_total) return refusal(400, 'charge_already_refunded');
    if (disputes.isDisputed(intent)) return refusal(400, 'charge_disputed');
    if (typeof nextRefund === 'object') return refusal(400, nextRefund.refusal);
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      status: nextRefund,
      amount,
      payment_intent: intent,
      metadata: { key: form['metadata[key]'] ?? '' },
    };
    refunds.push(made);
    return ok(made);
  };

  const listRefunds = (intent: string | null): Answer =>
    ok({
      object: 'list',
      has_more: false,
      data: refunds.filter((one) => one.payment_intent === intent),
    });

  const paymentIntent = (id: string): Answer => {
    const paid = [...sessions.values()].find((session) => session.payment_intent === id);
    if (!paid) return refusal(404, 'resource_missing');
    const metadata = { key: paid.sessionParams['payment_intent_data[metadata][key]'] };
    return ok({ id, object: 'payment_intent', status: 'succeeded', metadata });
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const form = await readForm(request);
    const key = request.headers['idempotency-key'];
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    if (pathname === '/v1/checkout/sessions') return once(String(key), form, () => open(form));
    if (id) return verb ? expire(id) : ok(sessions.get(id));
    const [, intent] = /^\/v1\/payment_intents\/([^/]+)$/.exec(pathname) ?? [];
    if (intent) return paymentIntent(intent);
    if (request.method === 'GET') return listRefunds(searchParams.get('payment_intent'));
    return once(String(key), form, () => refund(form));
  };

  const server = createServer((request, response) => {
    answer(request).then(({ status, body }) => {
      if (repliesAreLost) return response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    sessions,
    refunds,
    disputes,
    /** Completes the payment on Stripe's page; returns the event that Stripe then sends. */
    pay: (id: string) => {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`session ${id} takes no money`);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_${randomUUID()}`;
      return {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { ...session } },
      };
    },
    /** Loses every response after its request has taken effect, as on a timeout. */
    loseReplies: (areLost: boolean) => {
      repliesAreLost = areLost;
    },
    /** Sets the status of later refunds, or the error with which they fail. */
    setNextRefund: (next: typeof nextRefund) => {
      nextRefund = next;
    },
    /** Changes a refund's status, and returns the event that Stripe then sends. */
    moveRefund: (id: string, status: RefundStatus, type = 'refund.updated') => {
      const refund = refunds.find((one) => one.id === id);
      if (!refund) throw new Error(`there is no refund ${id}`);
      refund.status = status;
      return {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: { ...refund } },
      };
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};
