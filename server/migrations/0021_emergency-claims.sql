CREATE TABLE "emergency_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"claimed_at" timestamptz NOT NULL,
	"decide_by" timestamptz NOT NULL,
	"decided_at" timestamptz,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "emergency_claims_decided" CHECK (("emergency_claims"."state" = 'open') = ("emergency_claims"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "emergency_claims" ADD CONSTRAINT "emergency_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_claims_one" ON "emergency_claims" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "emergency_claims_open" ON "emergency_claims" USING btree ("claimed_at") WHERE "emergency_claims"."state" = 'open';