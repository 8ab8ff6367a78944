CREATE TABLE "contact_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"attempts" integer NOT NULL,
	"first_at" timestamptz NOT NULL,
	"last_at" timestamptz NOT NULL,
	CONSTRAINT "contact_attempts_some" CHECK ("contact_attempts"."attempts" > 0)
);
--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_attempts" ADD CONSTRAINT "contact_attempts_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_attempts_once" ON "contact_attempts" USING btree ("conversation_id","sender_id");--> statement-breakpoint
CREATE INDEX "contact_attempts_latest" ON "contact_attempts" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "contact_attempts_repeated" ON "contact_attempts" USING btree ("last_at","id") WHERE "contact_attempts"."attempts" >= 3;--> statement-breakpoint
CREATE INDEX "contact_attempts_sender" ON "contact_attempts" USING btree ("sender_id","last_at","id");