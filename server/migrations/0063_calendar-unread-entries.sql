ALTER TABLE "imported_calendars" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "unread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "unread" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_calendars" ADD COLUMN "zones" jsonb DEFAULT '[]'::jsonb NOT NULL;