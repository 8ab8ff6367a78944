CREATE TABLE "lead_travelers" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"needs" text[] NOT NULL,
	"words" text,
	"may_start" boolean DEFAULT false NOT NULL,
	"link_seed" text,
	"link_hash" text,
	"met_at" timestamptz,
	CONSTRAINT "lead_travelers_link_whole" CHECK (("lead_travelers"."link_seed" is null) = ("lead_travelers"."link_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "for_others" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_travelers" ADD CONSTRAINT "lead_travelers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_travelers_link" ON "lead_travelers" USING btree ("link_hash");