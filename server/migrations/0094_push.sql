CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"public_key" text NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamptz NOT NULL,
	"last_sent_at" timestamptz,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"notice_id" integer,
	"conversation_id" integer,
	"seq" integer,
	"created_at" timestamptz NOT NULL,
	"due_at" timestamptz,
	"sending_until" timestamptz,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pushes_subject" CHECK (("pushes"."notice_id" is null) = ("pushes"."conversation_id" is not null)),
	CONSTRAINT "pushes_message_seq" CHECK (("pushes"."conversation_id" is null) = ("pushes"."seq" is null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kept_until" timestamptz;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_notice_id_system_messages_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."system_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_notice" ON "pushes" USING btree ("device_id","notice_id") WHERE "pushes"."notice_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_message" ON "pushes" USING btree ("device_id","conversation_id","seq") WHERE "pushes"."conversation_id" is not null;--> statement-breakpoint
CREATE INDEX "pushes_of_notice" ON "pushes" USING btree ("notice_id") WHERE "pushes"."notice_id" is not null;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due_at") WHERE "pushes"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "pushes_created" ON "pushes" USING btree ("created_at");