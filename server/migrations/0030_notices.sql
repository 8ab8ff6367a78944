CREATE TABLE "system_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"read_at" timestamptz,
	"expires_at" timestamptz,
	"related_type" text,
	"related_id" integer,
	CONSTRAINT "system_messages_read" CHECK (("system_messages"."status" = 'unread') = ("system_messages"."read_at" is null)),
	CONSTRAINT "system_messages_related" CHECK (("system_messages"."related_type" is null) = ("system_messages"."related_id" is null))
);
--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "system_messages_user" ON "system_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "system_messages_unread" ON "system_messages" USING btree ("user_id") WHERE "system_messages"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "system_messages_entity" ON "system_messages" USING btree ("user_id","related_type","related_id");