CREATE TABLE "payout_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "payout_accounts_once" UNIQUE("user_id","kind","bank","number")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"guide_id" integer,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"earnings_cents" bigint NOT NULL,
	"wallet_cents" bigint NOT NULL,
	"payout_kind" text NOT NULL,
	"payout_bank" text NOT NULL,
	"payout_number" text NOT NULL,
	"holder" text NOT NULL,
	"holder_verified" boolean NOT NULL,
	"reason" text,
	"requested_at" timestamptz NOT NULL,
	"approved_at" timestamptz,
	"ended_at" timestamptz,
	CONSTRAINT "withdrawals_parts" CHECK ("withdrawals"."amount_cents" > 0 and "withdrawals"."earnings_cents" >= 0 and "withdrawals"."wallet_cents" >= 0
        and "withdrawals"."earnings_cents" + "withdrawals"."wallet_cents" = "withdrawals"."amount_cents"
        and ("withdrawals"."earnings_cents" = 0 or "withdrawals"."guide_id" is not null)),
	CONSTRAINT "withdrawals_ended" CHECK (("withdrawals"."status" in ('paid', 'rejected')) = ("withdrawals"."ended_at" is not null)
        and ("withdrawals"."status" <> 'rejected' or "withdrawals"."reason" is not null))
);
--> statement-breakpoint
DROP INDEX "earnings_guide";--> statement-breakpoint
DROP INDEX "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_name" text;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "commission_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "cash_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "goodwill_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "goodwill_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_status" ON "withdrawals" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "earnings_next" ON "earnings" USING btree ("guide_id","release_at") WHERE "earnings"."released_at" is null;--> statement-breakpoint
CREATE INDEX "earnings_guide" ON "earnings" USING btree ("guide_id","created_at","booking_id","tour_cents","amount_cents","commission_cents","cash_cents");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","transaction_id","amount_cents");--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_parts" CHECK ("earnings"."commission_cents" >= 0 and "earnings"."cash_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_goodwill" CHECK ("payments"."goodwill_cents" between 0 and "payments"."wallet_cents");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_goodwill" CHECK ("refunds"."goodwill_cents" between 0 and "refunds"."amount_cents" and ("refunds"."goodwill_cents" = 0 or "refunds"."destination" = 'wallet'));--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id");
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id");
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_guide_fk" FOREIGN KEY ("guide_id") REFERENCES "guides" ("id");
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (
  (kind IN ('provider', 'refunds', 'commission', 'goodwill', 'loss', 'paid_out') AND owner_id IS NULL)
  OR (kind IN ('held', 'wallet', 'wallet_goodwill', 'earnings_pending', 'earnings_withdrawable',
      'withdrawals') AND owner_id IS NOT NULL));
--> statement-breakpoint
-- Whoever was verified so far was verified by this name.
UPDATE "users" SET "verified_name" = "full_name" WHERE "identity_verified_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "earnings" SET "commission_cents" = posted.cents
FROM (
  SELECT t.ref, e.amount_cents AS cents
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'commission'
  WHERE t.kind = 'earned') posted
WHERE posted.ref = format('booking:%s:earned', "earnings"."booking_id");
--> statement-breakpoint
UPDATE "earnings" SET "cash_cents" = "tour_cents" - "amount_cents" - "commission_cents"
WHERE "tour_cents" > "amount_cents" + "commission_cents";
--> statement-breakpoint
-- Goodwill gets an account of its own. Of what one wallet held, at most the refunds that were refused
-- can be withdrawn; the rest was given.
WITH wallets AS (
  SELECT a.id, a.owner_id,
    (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries WHERE account_id = a.id)
      - (SELECT coalesce(sum(amount_cents), 0) FROM refunds
         WHERE user_id = a.owner_id AND status = 'refused') AS goodwill
  FROM ledger_accounts a WHERE a.kind = 'wallet'
), given AS (
  SELECT * FROM wallets WHERE goodwill > 0
), made AS (
  INSERT INTO ledger_accounts (kind, owner_id)
  SELECT 'wallet_goodwill', owner_id FROM given RETURNING id, owner_id
), written AS (
  INSERT INTO ledger_transactions (kind, ref, created_at)
  SELECT 'wallet_parted', format('wallet:%s:parted', owner_id), clock_timestamp() FROM given
  RETURNING id, ref
)
INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
SELECT written.id, part.account_id, part.cents
FROM given
JOIN made ON made.owner_id = given.owner_id
JOIN written ON written.ref = format('wallet:%s:parted', given.owner_id)
CROSS JOIN LATERAL (VALUES (given.id, -given.goodwill), (made.id, given.goodwill)) part (account_id, cents);
