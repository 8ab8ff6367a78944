ALTER TABLE "bookings" ADD COLUMN "changed_at" timestamptz;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "earliest_start" timestamptz;--> statement-breakpoint
ALTER TABLE "weather_declarations" ADD COLUMN "kept_until" timestamptz;--> statement-breakpoint
ALTER TABLE "weather_notified" ADD COLUMN "ended_at" timestamptz;--> statement-breakpoint
UPDATE "bookings" SET "changed_at" = "applied"."at", "earliest_start" = "applied"."start"
FROM (
  SELECT "booking_id", max("ended_at") AS "at", min(("before" ->> 'start')::timestamptz) AS "start"
  FROM "change_proposals" WHERE "state" = 'applied' GROUP BY "booking_id"
) AS "applied"
WHERE "bookings"."id" = "applied"."booking_id";
