CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamptz NOT NULL,
	"opened_from" text NOT NULL,
	"reason" text NOT NULL,
	"statement" text,
	"decided_at" timestamptz,
	"decided_by" integer,
	"outcome" text,
	"refund_cents" bigint,
	"decision" text,
	CONSTRAINT "disputes_decided_whole" CHECK (("disputes"."decided_at" is null) = ("disputes"."outcome" is null)
        and ("disputes"."decided_at" is null) = ("disputes"."refund_cents" is null)),
	CONSTRAINT "disputes_refund" CHECK ("disputes"."refund_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one" ON "disputes" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("id") WHERE "disputes"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "disputes_decided" ON "disputes" USING btree ("id") WHERE "disputes"."decided_at" is not null;