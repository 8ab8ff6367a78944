ALTER TABLE "bookings" ADD COLUMN "particulars" jsonb;--> statement-breakpoint
UPDATE "bookings" SET "particulars" = jsonb_build_object(
  'meetingAddress', "meeting_address", 'meetingPostalCode', "meeting_postal_code",
  'meal', "meal", 'transport', "transport", 'tickets', "tickets");--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "particulars" SET NOT NULL;
