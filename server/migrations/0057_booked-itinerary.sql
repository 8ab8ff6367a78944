ALTER TABLE "bookings" ADD COLUMN "itinerary" jsonb;--> statement-breakpoint
-- What an accepted request asked for was booked, too.
UPDATE "bookings" SET "itinerary" = r."itinerary" FROM "tour_requests" r WHERE r."booking_id" = "bookings"."id" AND r."itinerary" IS NOT NULL;
