ALTER TABLE "guides" ADD COLUMN "calendars_paused_until" timestamptz;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "calendar_waits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "reading_until" timestamptz;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "fetched" jsonb;--> statement-breakpoint
CREATE INDEX "imported_calendars_reading" ON "imported_calendars" USING btree ("guide_id") WHERE "imported_calendars"."reading_until" is not null;