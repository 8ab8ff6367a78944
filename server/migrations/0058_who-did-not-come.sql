ALTER TABLE "messages" ADD COLUMN "event_absent" text;--> statement-breakpoint
-- Of what was said before, their bookings know it.
UPDATE "messages" SET "event_absent" = CASE b."cancel_kind" WHEN 'no_show_traveler' THEN 'traveler' WHEN 'no_show_guide' THEN 'guide' END FROM "bookings" b WHERE b."id" = "messages"."booking_id" AND "messages"."booking_event" = 'no_show';
