ALTER TABLE "bookings" ADD COLUMN "traveler_phone" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guide_phone" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "not_met_since" timestamptz;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "not_met_by" text;--> statement-breakpoint
CREATE INDEX "bookings_not_met" ON "bookings" USING btree ("not_met_since","id") WHERE "bookings"."not_met_since" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_not_met_whole" CHECK (("bookings"."not_met_since" is null) = ("bookings"."not_met_by" is null));