ALTER TABLE "messages" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "booking_event" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event_minutes" smallint;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_event_whole" CHECK (num_nulls("messages"."booking_id", "messages"."booking_event") = case when "messages"."kind" = 'booking_event' then 0 else 2 end);