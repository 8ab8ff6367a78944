ALTER TABLE "files" ADD COLUMN "has_small" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "height" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_file" ON "messages" USING btree ("file_id") WHERE "messages"."file_id" is not null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image" CHECK (("messages"."kind" = 'image') = ("messages"."file_id" is not null) and num_nulls("messages"."file_id", "messages"."width", "messages"."height") in (0, 3));