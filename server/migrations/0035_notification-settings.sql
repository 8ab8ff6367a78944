CREATE TABLE "notifications_off" (
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notifications_off_user_id_topic_channel_pk" PRIMARY KEY("user_id","topic","channel")
);
--> statement-breakpoint
ALTER TABLE "notifications_off" ADD CONSTRAINT "notifications_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;