ALTER TABLE "bookings" DROP COLUMN "meeting_address";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "meeting_postal_code";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "meal";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "transport";--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "tickets";