CREATE TABLE "chargebacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chargebacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamptz,
	"opened_at" timestamptz NOT NULL,
	"taken_at" timestamptz,
	"returned_at" timestamptz,
	"decided_at" timestamptz,
	"wallet_cents" bigint DEFAULT 0 NOT NULL,
	"refund_cents" bigint DEFAULT 0 NOT NULL,
	"commission_cents" bigint DEFAULT 0 NOT NULL,
	"guide_cents" bigint DEFAULT 0 NOT NULL,
	"coverings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chargebacks_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "chargebacks_parts" CHECK ("chargebacks"."amount_cents" > 0 and "chargebacks"."wallet_cents" >= 0 and "chargebacks"."refund_cents" >= 0
        and "chargebacks"."commission_cents" >= 0 and "chargebacks"."guide_cents" >= 0
        and "chargebacks"."wallet_cents" + "chargebacks"."refund_cents" + "chargebacks"."commission_cents" + "chargebacks"."guide_cents" <= "chargebacks"."amount_cents"),
	CONSTRAINT "chargebacks_decided" CHECK (("chargebacks"."state" = 'open') = ("chargebacks"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "demo_provider_refunds" ADD COLUMN "arrives_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_provider_refunds" ADD COLUMN "told_at" timestamptz;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "covered_by" integer;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_booking" ON "chargebacks" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "chargebacks_attempt" ON "chargebacks" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("id","opened_at") WHERE "chargebacks"."state" = 'open';--> statement-breakpoint
CREATE INDEX "demo_provider_refunds_waiting" ON "demo_provider_refunds" USING btree ("arrives_at") WHERE "demo_provider_refunds"."told_at" is null;--> statement-breakpoint
CREATE INDEX "payment_attempts_charged" ON "payment_attempts" USING btree ("charge_id");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_booking_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings" ("id");
--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id");
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (
  (kind IN ('provider', 'refunds', 'commission', 'goodwill', 'loss', 'paid_out') AND owner_id IS NULL)
  OR (kind IN ('held', 'wallet', 'wallet_goodwill', 'earnings_pending', 'earnings_withdrawable',
      'withdrawals', 'frozen') AND owner_id IS NOT NULL));
--> statement-breakpoint
-- Refunds of the demo provider arrived at once so far, and were told of.
UPDATE "demo_provider_refunds" SET "arrives_at" = "created_at", "told_at" = "created_at";
