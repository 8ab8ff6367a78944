CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamptz NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"nickname" text NOT NULL,
	"role_view" text DEFAULT 'traveler' NOT NULL,
	"guide_id" integer,
	"is_staff" boolean DEFAULT false NOT NULL,
	"read_receipts_enabled" boolean DEFAULT true NOT NULL,
	"email_updates" boolean DEFAULT false NOT NULL,
	"profile_picture" text,
	"background_image" text,
	"bio" text DEFAULT '' NOT NULL,
	"gender" text,
	"age" integer,
	"city" text,
	"mbti" text,
	"identity_verified_at" timestamptz,
	"joined_at" timestamptz NOT NULL,
	"suspended_at" timestamptz,
	CONSTRAINT "users_username_form" CHECK ("users"."username" ~ '^[a-z0-9]{3,30}$'),
	CONSTRAINT "users_role_view_known" CHECK ("users"."role_view" in ('traveler', 'guide'))
);
--> statement-breakpoint
CREATE TABLE "guide_applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamptz,
	"decided_at" timestamptz,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "guide_applications_state_known" CHECK ("guide_applications"."state" in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected')),
	CONSTRAINT "guide_applications_reasoned" CHECK ("guide_applications"."state" not in ('changes_requested', 'rejected') or "guide_applications"."reason" is not null),
	CONSTRAINT "guide_applications_decided" CHECK ("guide_applications"."state" not in ('approved', 'rejected') or "guide_applications"."decided_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_subcategories" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamptz NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamptz,
	"dispatched_at" timestamptz,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_applications" ADD CONSTRAINT "guide_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_subcategories" ADD CONSTRAINT "service_subcategories_category_id_service_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_name" ON "login_attempts" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "login_attempts_address" ON "login_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_guide_unique" ON "users" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."dispatched_at" is null;