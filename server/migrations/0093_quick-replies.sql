CREATE TABLE "quick_replies" (
	"user_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"en" text NOT NULL,
	"zh" text NOT NULL,
	CONSTRAINT "quick_replies_user_id_position_pk" PRIMARY KEY("user_id","position"),
	CONSTRAINT "quick_replies_position" CHECK ("quick_replies"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_language" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "other_text" text;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_versions_whole" CHECK (num_nulls("messages"."text_language", "messages"."other_text") in (0, 2) and ("messages"."text_language" is null or "messages"."kind" = 'text' and "messages"."text_language" in ('en', 'zh')));