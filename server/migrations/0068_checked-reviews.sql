CREATE TABLE "account_traces" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamptz NOT NULL,
	CONSTRAINT "account_traces_user_id_kind_hash_pk" PRIMARY KEY("user_id","kind","hash")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "checked_until" timestamptz;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "matches" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_traces" ADD CONSTRAINT "account_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_traces_seen" ON "account_traces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "reviews_checked" ON "reviews" USING btree ("id") WHERE checked_until is not null and public_at is null and hidden_at is null;