CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"jpy_per_rmb" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_numbers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "guide_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "tour_cents" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "cash_cents" bigint;--> statement-breakpoint
CREATE INDEX "ledger_transactions_guide" ON "ledger_transactions" USING btree ("guide_id","created_at") WHERE "ledger_transactions"."guide_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_split" CHECK (("ledger_transactions"."tour_cents" is null) = ("ledger_transactions"."cash_cents" is null)
        and ("ledger_transactions"."tour_cents" is null or "ledger_transactions"."guide_id" is not null));--> statement-breakpoint
INSERT INTO "exchange_rates" ("day", "jpy_per_rmb")
SELECT DISTINCT ON (body->>'day') (body->>'day')::date, (body->>'jpyPerRmb')::double precision
FROM "signed_quotes" ORDER BY body->>'day', id;
--> statement-breakpoint
-- The existing postings are completed once; after that, the ledger is append-only again.
ALTER TABLE "ledger_transactions" DISABLE TRIGGER "ledger_transactions_append_only";
--> statement-breakpoint
-- The price and the in-person payment are known for the split that applies. A split that was taken back counts
-- as a cancelled booking, for as much as was taken back.
UPDATE "ledger_transactions" t SET
  guide_id = b.guide_id,
  tour_cents = CASE
    WHEN t.kind = 'earned' THEN coalesce(e.tour_cents, 0) WHEN t.kind = 'frozen' THEN 0 END,
  cash_cents = CASE
    WHEN t.kind = 'earned' THEN coalesce(e.cash_cents, 0) WHEN t.kind = 'frozen' THEN 0 END
FROM "ledger_transactions" posted
JOIN "bookings" b ON b.id = posted.booking_id
LEFT JOIN "earnings" e ON e.booking_id = posted.booking_id AND e.created_at = posted.created_at
WHERE posted.id = t.id AND t.kind IN ('earned', 'frozen', 'earnings_released')
  OR posted.id = t.id AND t.kind IN ('chargeback_covered', 'chargeback_uncovered')
    AND t.ref NOT LIKE '%:refund_%';
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE TRIGGER "ledger_transactions_append_only";
--> statement-breakpoint
-- Tours whose whole online payment was refunded had no posting.
INSERT INTO "ledger_transactions" (kind, ref, booking_id, created_at, guide_id, tour_cents, cash_cents)
SELECT 'earned', format('booking:%s:earned_after_dispute', e.booking_id), e.booking_id, e.created_at,
  e.guide_id, e.tour_cents, e.cash_cents
FROM "earnings" e
WHERE e.tour_cents > 0 AND NOT EXISTS (SELECT FROM "ledger_transactions" t
  WHERE t.booking_id = e.booking_id AND t.kind = 'earned' AND t.created_at = e.created_at);
