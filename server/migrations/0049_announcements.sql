CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"audience" jsonb NOT NULL,
	"type" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz,
	"up_to" integer NOT NULL,
	"people" integer NOT NULL,
	"through" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamptz,
	"withdrawn_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "system_messages" ADD COLUMN "announcement_id" integer;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "system_messages_announcement" ON "system_messages" USING btree ("announcement_id","user_id") WHERE "system_messages"."announcement_id" is not null;