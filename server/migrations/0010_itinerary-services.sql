ALTER TABLE "itineraries" ADD COLUMN "services" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Stored profiles speak of it too; a quotation mark within a text has a backslash before it.
UPDATE "guide_pages" SET
  "detail_en" = replace("detail_en", '"durationHours":', '"services":[],"durationHours":'),
  "detail_zh" = replace("detail_zh", '"durationHours":', '"services":[],"durationHours":');
