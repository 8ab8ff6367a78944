import type { Executor } from '../database/database.ts';
import { type Checks, findProblems } from '../database/problems.ts';

/** Rules about how bookings and their money relate. */
const CHECKS: Checks = {
  'a finished booking holds nothing': `
    SELECT format('booking %s (%s) still holds %s', b.id, b.status, sum(e.amount_cents)) AS what
    FROM bookings b
    JOIN ledger_accounts a ON a.kind = 'held' AND a.owner_id = b.id
    JOIN ledger_entries e ON e.account_id = a.id
    WHERE b.status IN ('completed', 'cancelled') AND b.settle_at IS NULL
    GROUP BY b.id HAVING sum(e.amount_cents) <> 0`,

  'a booking is paid exactly when its deposit is': `
    SELECT format('booking %s (%s, paid at %s) has a deposit that is %s',
                  b.id, b.status, b.paid_at, coalesce(p.status, 'missing')) AS what
    FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id AND p.kind = 'deposit'
    WHERE (b.paid_at IS NOT NULL) <> coalesce(p.status = 'paid', false)`,

  'an extension took effect exactly when its fee is kept': `
    SELECT format('booking %s counts %s extensions and keeps %s fees', b.id, b.extension_count, count(p.id)) AS what
    FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id AND p.confirmed_at IS NOT NULL
    GROUP BY b.id HAVING b.extension_count <> count(p.id)`,

  'an extension is asked for exactly while its fee is open': `
    SELECT format('booking %s (%s, extension %s) has a fee that is %s',
                  b.id, b.status, b.extension, coalesce(p.status, 'missing')) AS what
    FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id AND p.kind = 'extension'
      AND p.confirmed_at IS NULL AND p.settled_at IS NULL
    WHERE b.extension <> CASE p.status WHEN 'open' THEN 'unpaid' WHEN 'paid' THEN 'paid' ELSE 'none' END`,

  'a deposit is what its booking asks for': `
    SELECT format('booking %s asks for %s, its deposit for %s', b.id, b.deposit_cents, p.amount_cents) AS what
    FROM bookings b JOIN (
      -- The differences paid for changes belong to the deposit; what changes refunded does not.
      SELECT booking_id, sum(amount_cents - returned_cents) AS amount_cents FROM payments
      WHERE kind = 'deposit' OR kind = 'change' AND status = 'paid' GROUP BY booking_id) p
      ON p.booking_id = b.id
    WHERE p.amount_cents <> b.deposit_cents`,

  'a difference is due exactly while a change awaits its payment': `
    SELECT format('booking %s has a change that is %s and a difference that is %s',
                  b.id, coalesce(c.state, 'missing'), coalesce(p.status, 'missing')) AS what
    FROM bookings b
    LEFT JOIN change_proposals c ON c.booking_id = b.id AND c.state = 'awaiting_payment'
    LEFT JOIN payments p ON p.booking_id = b.id AND p.kind = 'change' AND p.status = 'open'
    WHERE (c.id IS NULL) <> (p.id IS NULL)`,
};

/** Returns a message for each booking whose money does not match its status. */
export const checkBookingMoney = (db: Executor): Promise<string[]> => findProblems(db, CHECKS);
