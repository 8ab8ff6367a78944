import type { Executor } from '../../../database/database.ts';
import { type Checks, findProblems } from '../../../database/problems.ts';
import { SOURCES } from './accounts.ts';

/** SQL that checks the invariants between the ledger and the related tables. */

/** SQL for the balances of all accounts, used by the queries below. */
const BALANCES = `
  balances AS (
    SELECT a.kind, a.owner_id, coalesce(sum(e.amount_cents), 0)::bigint AS cents
    FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
    GROUP BY a.id)`;

const FROM_SOURCES = `kind IN (${SOURCES.map((kind) => `'${kind}'`).join(', ')})`;

/** Builds a query that compares the amounts of a table with those of the ledger, by owner. */
const compareBalances = (expected: string, kind: string): string => `
  WITH ${BALANCES}, expected AS (${expected})
  SELECT format('%s %s: records say %s, ledger says %s', '${kind}', coalesce(x.owner_id, b.owner_id),
                coalesce(x.cents, 0), coalesce(b.cents, 0)) AS what
  FROM expected x
  FULL JOIN (SELECT * FROM balances WHERE kind = '${kind}') b
    ON coalesce(b.owner_id, 0) = coalesce(x.owner_id, 0)
  WHERE coalesce(x.cents, 0) <> coalesce(b.cents, 0)`;

/** Builds a query that checks that each record of a kind has exactly one posting with its amount. */
const comparePostings = (records: string, account: string): string => `
  WITH records AS (${records})
  SELECT format('%s: recorded %s, posted %s', r.ref, r.cents, coalesce(p.cents, 0)) AS what
  FROM records r
  LEFT JOIN (
    SELECT t.ref, sum(e.amount_cents)::bigint AS cents
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = '${account}'
    GROUP BY t.ref) p ON p.ref = r.ref
  WHERE coalesce(p.cents, 0) <> r.cents`;

/** Builds a query that selects the posted wallet entries of these kinds, by owner. */
const getEntries = (kinds: readonly string[], account: string): string => `
  SELECT a.owner_id, e.amount_cents AS cents
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = '${account}'
  WHERE t.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/** Builds a query that sums rows of (owner_id, cents). */
const buildOwnerSumQuery = (...rows: readonly string[]): string =>
  `SELECT owner_id, sum(cents) AS cents FROM (${rows.join(' UNION ALL ')}) r GROUP BY owner_id`;

/**
 * Kinds of postings without a related table. `wallet_parted` comes from a migration that separated goodwill
 * from refunds.
 */
const GRANTS = ['goodwill', 'wallet_parted'];

/** Refunds, except those that were rejected and then retried. */
const DISTINCT = `(SELECT * FROM refunds o
  WHERE NOT EXISTS (SELECT 1 FROM refunds again WHERE again.retry_of = o.id))`;

const CHECKS: Checks = {
  'every transaction sums to zero': `
    SELECT format('%s is off by %s', t.ref, coalesce(sum(e.amount_cents)::text, 'no entries')) AS what
    FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
    GROUP BY t.id
    -- A tour whose whole online payment was refunded is counted without entries.
    HAVING coalesce(sum(e.amount_cents), CASE WHEN t.tour_cents IS NULL THEN 1 ELSE 0 END) <> 0`,

  'postings count the tours that guides earned from': `
    SELECT format('guide %s: earnings say %s and %s in person, the ledger says %s and %s',
                  coalesce(x.guide_id, t.guide_id), coalesce(x.tour_cents, 0), coalesce(x.cash_cents, 0),
                  coalesce(t.tour_cents, 0), coalesce(t.cash_cents, 0)) AS what
    FROM (SELECT guide_id, sum(tour_cents) AS tour_cents, sum(cash_cents) AS cash_cents
          FROM earnings GROUP BY guide_id) x
    FULL JOIN (SELECT guide_id, sum(tour_cents) AS tour_cents, sum(cash_cents) AS cash_cents
               FROM ledger_transactions WHERE tour_cents IS NOT NULL GROUP BY guide_id) t
      ON t.guide_id = x.guide_id
    WHERE coalesce(x.tour_cents, 0) <> coalesce(t.tour_cents, 0)
      OR coalesce(x.cash_cents, 0) <> coalesce(t.cash_cents, 0)`,

  'no account holds less than nothing': `
    WITH ${BALANCES}
    SELECT format('%s %s holds %s', kind, owner_id, cents) AS what FROM balances
    WHERE cents < 0 AND NOT ${FROM_SOURCES}`,

  'nobody gave back more than was taken': `
    WITH ${BALANCES}
    SELECT format('%s holds %s', kind, cents) AS what FROM balances b
    WHERE ${FROM_SOURCES}
      -- The platform lost what a chargeback took in addition to a refund.
      AND cents + CASE kind WHEN 'provider' THEN coalesce((SELECT cents FROM balances WHERE kind = 'loss'), 0)
                  ELSE 0 END > 0`,

  'a booking holds what was paid for it and not yet parted': compareBalances(
    // If an emergency claim reopened a cancellation that was already split, its refund is already paid, and
    // a retry of that refund comes from the wallet.
    `SELECT p.booking_id AS owner_id,
       sum(CASE p.status WHEN 'paid' THEN p.amount_cents - coalesce(r.cents, 0) ELSE p.wallet_cents END) AS cents
     FROM payments p
     LEFT JOIN (SELECT payment_id, sum(amount_cents) AS cents FROM refunds
                WHERE reason <> 'late' AND retry_of IS NULL GROUP BY payment_id) r ON r.payment_id = p.id
     WHERE p.settled_at IS NULL GROUP BY p.booking_id`,
    'held',
  ),

  'the provider took what it told us, and gave back what it answered': compareBalances(
    `SELECT NULL::integer AS owner_id,
       (SELECT coalesce(sum(amount_cents), 0) FROM refunds
        WHERE status = 'arrived' AND attempt_id IS NOT NULL AND covered_by IS NULL)
       + (SELECT coalesce(sum(amount_cents - returned_cents), 0) FROM chargebacks
          WHERE taken_at IS NOT NULL)
       - (SELECT coalesce(sum(charged_cents), 0) FROM payment_attempts) AS cents`,
    'provider',
  ),

  'refunds under way are those the provider has not answered': compareBalances(
    `SELECT NULL::integer AS owner_id, coalesce(sum(amount_cents), 0) AS cents
     FROM refunds WHERE status = 'sent'`,
    'refunds',
  ),

  'pending earnings are those not yet released': compareBalances(
    `SELECT guide_id AS owner_id, sum(amount_cents) AS cents
     FROM earnings WHERE released_at IS NULL GROUP BY guide_id`,
    'earnings_pending',
  ),

  'a wallet holds what was given back, less what was spent and withdrawn': compareBalances(
    buildOwnerSumQuery(
      getEntries(GRANTS, 'wallet'),
      `SELECT user_id, amount_cents - goodwill_cents FROM refunds
       WHERE destination = 'wallet' OR status = 'refused'`,
      'SELECT user_id, -amount_cents FROM refunds WHERE retry_of IS NOT NULL',
      'SELECT user_id, goodwill_cents - wallet_cents FROM payments',
      `SELECT user_id, -wallet_cents FROM withdrawals WHERE status <> 'rejected'`,
      'SELECT user_id, -wallet_cents FROM chargebacks',
    ),
    'wallet',
  ),

  'what of a wallet is held belongs to an open chargeback': compareBalances(
    `SELECT user_id AS owner_id, sum(wallet_cents) AS cents FROM chargebacks
     WHERE state = 'open' GROUP BY user_id`,
    'frozen',
  ),

  'a loss is what chargebacks took and nothing covers': compareBalances(
    `SELECT NULL::integer AS owner_id, coalesce(sum(
       CASE WHEN taken_at IS NOT NULL THEN returned_cents - amount_cents ELSE 0 END
       + CASE state WHEN 'lost' THEN wallet_cents + refund_cents + commission_cents + guide_cents ELSE 0 END
     ), 0) AS cents FROM chargebacks`,
    'loss',
  ),

  'each chargeback’s loss is what it took and nothing covers': `
    SELECT format('chargeback %s: records say %s, ledger says %s', c.id, x.cents, coalesce(l.cents, 0)) AS what
    FROM chargebacks c
    CROSS JOIN LATERAL (SELECT
      CASE WHEN c.taken_at IS NOT NULL THEN c.returned_cents - c.amount_cents ELSE 0 END
      + CASE c.state WHEN 'lost' THEN c.wallet_cents + c.refund_cents + c.commission_cents + c.guide_cents
             ELSE 0 END AS cents) x
    LEFT JOIN (
      SELECT split_part(t.ref, ':', 2) AS id, sum(e.amount_cents)::bigint AS cents
      FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'loss'
      WHERE t.ref LIKE 'chargeback:%' GROUP BY 1) l ON l.id = c.id::text
    WHERE x.cents <> coalesce(l.cents, 0)`,

  'no chargeback is covered beyond what the bank kept': `
    SELECT format('chargeback %s of %s has back %s and is covered by %s', id, amount_cents, returned_cents,
                  wallet_cents + refund_cents + commission_cents + guide_cents) AS what
    FROM chargebacks
    WHERE state <> 'won'
      AND wallet_cents + refund_cents + commission_cents + guide_cents > amount_cents - returned_cents`,

  'earnings give for a charge no more than they had of it': `
    SELECT format('attempt %s: %s kept, %s given', a.id, coalesce(a.charged_cents, 0) - r.cents, c.cents) AS what
    FROM payment_attempts a
    JOIN (SELECT attempt_id, sum(commission_cents + guide_cents) AS cents FROM chargebacks
          GROUP BY attempt_id) c ON c.attempt_id = a.id
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS cents FROM refunds
      WHERE attempt_id = a.id AND retry_of IS NULL) r
    WHERE c.cents > greatest(0, coalesce(a.charged_cents, 0) - r.cents)`,

  'a refund that a loss took the place of is counted once': `
    SELECT format('chargeback %s: %s of refunds, %s recorded', c.id, coalesce(r.cents, 0), c.refund_cents) AS what
    FROM chargebacks c
    LEFT JOIN (SELECT covered_by, sum(amount_cents) AS cents FROM refunds GROUP BY covered_by) r
      ON r.covered_by = c.id
    WHERE coalesce(r.cents, 0) <> c.refund_cents`,

  'nothing but a lost chargeback takes what a booking left': `
    SELECT format('chargeback %s is %s and took money', id, state) AS what FROM chargebacks
    WHERE state <> 'lost' AND refund_cents + commission_cents + guide_cents > 0
      OR state = 'won' AND wallet_cents > 0`,

  'goodwill is what was granted, less what was spent': compareBalances(
    buildOwnerSumQuery(
      getEntries(GRANTS, 'wallet_goodwill'),
      'SELECT user_id, goodwill_cents FROM refunds',
      'SELECT user_id, -goodwill_cents FROM payments',
    ),
    'wallet_goodwill',
  ),

  'withdrawable earnings are those released, less what was withdrawn': compareBalances(
    buildOwnerSumQuery(
      'SELECT guide_id AS owner_id, amount_cents AS cents FROM earnings WHERE released_at IS NOT NULL',
      `SELECT guide_id, -earnings_cents FROM withdrawals
       WHERE status <> 'rejected' AND guide_id IS NOT NULL`,
    ),
    'earnings_withdrawable',
  ),

  'no earnings pay more commission due than their guide was charged': `
    SELECT format('guide %s paid %s of %s', e.guide_id, e.cents, coalesce(d.cents, 0)) AS what
    FROM (SELECT guide_id, sum(due_cents) AS cents FROM earnings WHERE due_cents > 0 GROUP BY guide_id) e
    LEFT JOIN (SELECT guide_id, sum(amount_cents) AS cents FROM commission_dues GROUP BY guide_id) d
      ON d.guide_id = e.guide_id
    WHERE e.cents > coalesce(d.cents, 0)`,

  'commission due left the earnings as they were released': comparePostings(
    `SELECT format('booking:%s:released', booking_id) AS ref, due_cents AS cents FROM earnings
     WHERE due_cents > 0`,
    'commission',
  ),

  'money is reserved for the withdrawals that are under way': compareBalances(
    `SELECT user_id AS owner_id, sum(amount_cents) AS cents FROM withdrawals
     WHERE status IN ('requested', 'approved') GROUP BY user_id`,
    'withdrawals',
  ),

  'what was paid out are the paid withdrawals': compareBalances(
    `SELECT NULL::integer AS owner_id, coalesce(sum(amount_cents), 0) AS cents
     FROM withdrawals WHERE status = 'paid'`,
    'paid_out',
  ),

  'every charge is in the ledger once': comparePostings(
    `SELECT format('attempt:%s:charged', id) AS ref, -charged_cents AS cents
     FROM payment_attempts WHERE status = 'succeeded'`,
    'provider',
  ),

  'every refund left what was held': comparePostings(
    `SELECT format('refund:%s:decided', id) AS ref, -amount_cents AS cents FROM refunds
     WHERE retry_of IS NULL`,
    'held',
  ),

  'every refund that was sent again left the wallet': comparePostings(
    `SELECT format('refund:%s:decided', id) AS ref, -amount_cents AS cents FROM refunds
     WHERE retry_of IS NOT NULL`,
    'wallet',
  ),

  'a refused refund is in the wallet': comparePostings(
    `SELECT coalesce(t.ref, format('refund:%s:answered', r.id)) AS ref, r.amount_cents AS cents
     FROM refunds r LEFT JOIN ledger_transactions t ON t.ref = format('refund:%s:returned', r.id)
     WHERE r.status = 'refused'`,
    'wallet',
  ),

  'nobody is refunded more than they paid': `
    SELECT format('attempt %s took %s and gives back %s', a.id, a.charged_cents, sum(r.amount_cents)) AS what
    FROM ${DISTINCT} r JOIN payment_attempts a ON a.id = r.attempt_id
    GROUP BY a.id HAVING sum(r.amount_cents) > coalesce(a.charged_cents, 0)`,

  'a wallet gets back what it gave, as what it was': `
    SELECT format('payment %s took %s (goodwill %s) from the wallet and gave back %s (goodwill %s)',
                  p.id, p.wallet_cents, p.goodwill_cents, sum(r.amount_cents), sum(r.goodwill_cents)) AS what
    FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.destination = 'wallet'
    GROUP BY p.id
    HAVING sum(r.goodwill_cents) > p.goodwill_cents
      OR sum(r.amount_cents - r.goodwill_cents) > p.wallet_cents - p.goodwill_cents`,

  'a payment is charged once, and anything more goes back': `
    SELECT format('payment %s: kept %s of %s', p.id, k.cents, p.amount_cents - p.wallet_cents) AS what
    FROM payments p
    JOIN (
      SELECT a.payment_id, sum(a.charged_cents - coalesce(r.cents, 0)) AS cents
      FROM payment_attempts a
      LEFT JOIN (SELECT attempt_id, sum(amount_cents) AS cents FROM ${DISTINCT} d GROUP BY attempt_id) r
        ON r.attempt_id = a.id
      WHERE a.status = 'succeeded' GROUP BY a.payment_id) k ON k.payment_id = p.id
    WHERE k.cents > CASE p.status WHEN 'paid' THEN p.amount_cents - p.wallet_cents ELSE 0 END`,

  'the demo provider took what we know of': `
    SELECT format('session %s (%s): the provider took %s, we recorded %s',
                  s.id, s.status, s.amount_cents, coalesce(a.charged_cents, 0)) AS what
    FROM demo_provider_sessions s
    LEFT JOIN payment_attempts a ON a.key = s.key
    WHERE (CASE s.status WHEN 'succeeded' THEN s.amount_cents ELSE 0 END) <> coalesce(a.charged_cents, 0)
      AND NOT EXISTS (SELECT 1 FROM demo_provider_events e
                      WHERE e.session_id = s.id AND e.delivered_at IS NULL)`,

  'the demo provider gave back what it answered': `
    SELECT format('refund %s of %s is not with the provider', r.id, r.amount_cents) AS what
    FROM refunds r
    JOIN payment_attempts a ON a.id = r.attempt_id AND a.provider = 'demo'
    LEFT JOIN demo_provider_refunds d ON d.key = r.key AND d.amount_cents = r.amount_cents
    WHERE r.status = 'arrived' AND r.covered_by IS NULL AND d.id IS NULL`,
};

/**
 * Checks the ledger (docs/product/money.md, "Ledger"). Returns a message for each problem; empty if
 * everything balances.
 */
export const checkLedger = (db: Executor): Promise<string[]> => findProblems(db, CHECKS);
