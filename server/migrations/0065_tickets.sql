ALTER TABLE "bookings" ADD COLUMN "tickets_bought" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tickets_remind_at" timestamptz;--> statement-breakpoint
CREATE INDEX "bookings_tickets_remind" ON "bookings" USING btree ("tickets_remind_at") WHERE "bookings"."tickets_remind_at" is not null;--> statement-breakpoint
-- Tours that were agreed before this are reminded of too: at once, where they begin within 72 hours.
UPDATE "bookings" SET "tickets_remind_at" = "scheduled_start" - interval '72 hours' WHERE "status" = 'upcoming' AND jsonb_path_exists("itinerary", '$.agreed.terms.tickets[*] ? (@.buyer != "on_site")');