CREATE TABLE "payment_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" text NOT NULL,
	"warnings" text[] NOT NULL,
	"uploaded_at" timestamptz NOT NULL,
	"answered_at" timestamptz,
	"return_reason" text,
	CONSTRAINT "payment_proofs_answered" CHECK (("payment_proofs"."state" = 'waiting') = ("payment_proofs"."answered_at" is null)),
	CONSTRAINT "payment_proofs_returned" CHECK (("payment_proofs"."state" = 'returned') = ("payment_proofs"."return_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_one" ON "payment_proofs" USING btree ("booking_id") WHERE "payment_proofs"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "payment_proofs_booking" ON "payment_proofs" USING btree ("booking_id","id");