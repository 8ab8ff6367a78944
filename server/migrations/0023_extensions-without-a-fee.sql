-- Extensions from before they had a payment, as in an older demo: the money that they stand for never
-- was, so nothing can be kept or given back. The tours run on with the length they have.
UPDATE "bookings" SET
  "status" = 'ongoing', "extension" = 'none', "extension_minutes" = NULL,
  "extension_price_cents" = NULL, "extension_since" = NULL,
  "busy" = tstzrange("scheduled_start", "scheduled_end" + interval '60 minutes'),
  "deadline_at" = "scheduled_end" + interval '48 hours'
WHERE "status" IN ('extend_requested', 'extend_confirmed') AND NOT EXISTS (
  SELECT FROM "payments" WHERE "payments"."booking_id" = "bookings"."id" AND "payments"."kind" = 'extension'
    AND "payments"."settled_at" IS NULL AND "payments"."confirmed_at" IS NULL);
--> statement-breakpoint
UPDATE "bookings" SET "extension_count" = (
  SELECT count(*) FROM "payments" WHERE "payments"."booking_id" = "bookings"."id" AND "payments"."confirmed_at" IS NOT NULL)
WHERE "extension_count" > 0;
