ALTER TABLE "guides" ADD COLUMN "cover" jsonb;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Stored cards and profiles speak of them too; a quotation mark within a text has a backslash before it.
UPDATE "guide_pages" SET
  "card_en" = replace("card_en", '"services":', '"cover":null,"services":'),
  "card_zh" = replace("card_zh", '"services":', '"cover":null,"services":'),
  "detail_en" = replace("detail_en", '"availabilities":', '"cover":null,"gallery":[],"availabilities":'),
  "detail_zh" = replace("detail_zh", '"availabilities":', '"cover":null,"gallery":[],"availabilities":');
