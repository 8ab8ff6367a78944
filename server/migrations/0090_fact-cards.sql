CREATE TABLE "fact_cards" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"opened_by" integer NOT NULL,
	"opened_at" timestamptz NOT NULL,
	"agreed_at" timestamptz,
	CONSTRAINT "fact_cards_version" CHECK ("fact_cards"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fact_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "card_state" text;--> statement-breakpoint
ALTER TABLE "fact_cards" ADD CONSTRAINT "fact_cards_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_cards" ADD CONSTRAINT "fact_cards_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;