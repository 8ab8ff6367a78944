CREATE TABLE "change_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamptz NOT NULL,
	"answer_by" timestamptz NOT NULL,
	"accepted_at" timestamptz,
	"pay_by" timestamptz,
	"ended_at" timestamptz,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"to_pay_cents" bigint NOT NULL,
	"refund_cents" bigint NOT NULL,
	"refund_floor_percent" smallint NOT NULL,
	"refund_cap_percent" smallint NOT NULL,
	"hold" "tstzrange",
	"quote" jsonb NOT NULL,
	CONSTRAINT "change_proposals_money" CHECK ("change_proposals"."to_pay_cents" >= 0 and "change_proposals"."refund_cents" >= 0),
	CONSTRAINT "change_proposals_ended" CHECK (("change_proposals"."state" in ('open', 'awaiting_payment')) = ("change_proposals"."ended_at" is null)),
	CONSTRAINT "change_proposals_awaiting" CHECK ("change_proposals"."state" <> 'awaiting_payment' or ("change_proposals"."pay_by" is not null and "change_proposals"."to_pay_cents" > 0))
);
--> statement-breakpoint
DROP INDEX "signed_quotes_booking";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_proposal_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "change_due_at" timestamptz;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_floor_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_cap_percent" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_cancel_until" timestamptz;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_proposals" ADD CONSTRAINT "change_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_proposals_booking" ON "change_proposals" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_proposals_one_live" ON "change_proposals" USING btree ("booking_id") WHERE "change_proposals"."state" in ('open', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "bookings_change_due" ON "bookings" USING btree ("change_due_at") WHERE "bookings"."change_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_change" ON "payments" USING btree ("booking_id") WHERE "payments"."kind" = 'change' and "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "signed_quotes_booking" ON "signed_quotes" USING btree ("booking_id","id") WHERE "signed_quotes"."booking_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_refund_bounds" CHECK (0 <= "bookings"."refund_floor_percent" and "bookings"."refund_floor_percent" <= "bookings"."refund_cap_percent" and "bookings"."refund_cap_percent" <= 100);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_returned" CHECK ("payments"."returned_cents" = 0 or ("payments"."kind" <> 'extension' and "payments"."returned_cents" between 0 and "payments"."amount_cents"));--> statement-breakpoint
ALTER TABLE "change_proposals" ADD CONSTRAINT "change_proposals_guide_id_fk" FOREIGN KEY ("guide_id") REFERENCES "guides"("id");--> statement-breakpoint
-- The time of an open proposal is held like that of a booking. The guide's lock keeps the two apart.
ALTER TABLE "change_proposals" ADD CONSTRAINT "change_proposals_no_overlap"
  EXCLUDE USING gist ("guide_id" WITH =, "hold" WITH &&)
  WHERE ("state" IN ('open', 'awaiting_payment'));
