CREATE TABLE "account_exports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"size_bytes" bigint,
	"requested_at" timestamptz NOT NULL,
	"expires_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamptz;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;