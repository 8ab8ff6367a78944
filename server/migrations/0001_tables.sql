CREATE TABLE "local_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamptz NOT NULL,
	CONSTRAINT "local_mail_message_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "demo_provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"delivered_at" timestamptz,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_provider_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "demo_provider_refunds_key" UNIQUE("key"),
	CONSTRAINT "demo_provider_refunds_amount" CHECK ("demo_provider_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "demo_provider_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"success_path" text NOT NULL,
	"failure_path" text NOT NULL,
	"leave_path" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "demo_provider_sessions_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamptz NOT NULL,
	"failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL
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
	"locale" text DEFAULT 'en' NOT NULL,
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
CREATE TABLE "booking_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"at" timestamptz NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"by_user_id" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"cancel_kind" text,
	"reject_reason" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"guide_user_id" integer NOT NULL,
	"traveler_id" integer NOT NULL,
	"status" text NOT NULL,
	"scheduled_start" timestamptz NOT NULL,
	"scheduled_end" timestamptz NOT NULL,
	"busy" "tstzrange" NOT NULL,
	"time_zone" text NOT NULL,
	"booked_minutes" smallint NOT NULL,
	"travelers" smallint NOT NULL,
	"services" integer[] NOT NULL,
	"hourly_price_cents" integer NOT NULL,
	"additional_price_cents" integer NOT NULL,
	"total_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"policy" jsonb NOT NULL,
	"meeting_address" text NOT NULL,
	"meeting_postal_code" text,
	"meal" text,
	"transport" text,
	"tickets" text,
	"meal_yen" integer DEFAULT 0 NOT NULL,
	"transport_yen" integer DEFAULT 0 NOT NULL,
	"tickets_yen" integer DEFAULT 0 NOT NULL,
	"guide_pre_accepted" boolean DEFAULT false NOT NULL,
	"traveler_confirmed_start" boolean DEFAULT false NOT NULL,
	"guide_confirmed_start" boolean DEFAULT false NOT NULL,
	"traveler_confirmed_extension" boolean DEFAULT false NOT NULL,
	"extension_count" smallint DEFAULT 0 NOT NULL,
	"extension" text DEFAULT 'none' NOT NULL,
	"extension_minutes" smallint,
	"extension_price_cents" bigint,
	"extension_since" timestamptz,
	"created_at" timestamptz NOT NULL,
	"paid_at" timestamptz,
	"accepted_at" timestamptz,
	"ended_at" timestamptz,
	"disputed_at" timestamptz,
	"cancel_kind" text,
	"reject_reason" text,
	"reason" text,
	"deadline_at" timestamptz,
	"settle_at" timestamptz,
	CONSTRAINT "bookings_not_self" CHECK ("bookings"."traveler_id" <> "bookings"."guide_user_id"),
	CONSTRAINT "bookings_times" CHECK ("bookings"."scheduled_start" < "bookings"."scheduled_end"),
	CONSTRAINT "bookings_size" CHECK ("bookings"."travelers" >= 1 and "bookings"."booked_minutes" > 0 and "bookings"."booked_minutes" % 30 = 0),
	CONSTRAINT "bookings_money" CHECK (0 <= "bookings"."deposit_cents" and "bookings"."deposit_cents" <= "bookings"."total_cents"),
	CONSTRAINT "bookings_cancel_kind" CHECK ("bookings"."status" <> 'cancelled' or "bookings"."cancel_kind" is not null)
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
CREATE TABLE "guide_day_overrides" (
	"guide_id" integer NOT NULL,
	"day" date NOT NULL,
	"latest_start" timestamptz,
	CONSTRAINT "guide_day_overrides_guide_id_day_pk" PRIMARY KEY("guide_id","day")
);
--> statement-breakpoint
CREATE TABLE "guide_pages" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"listed" boolean NOT NULL,
	"card_en" text NOT NULL,
	"card_zh" text NOT NULL,
	"detail_en" text NOT NULL,
	"detail_zh" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_search" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"time_zone" text NOT NULL,
	"languages" smallint NOT NULL,
	"min_people" smallint NOT NULL,
	"max_people" smallint NOT NULL,
	"price" integer NOT NULL,
	"rating" smallint NOT NULL,
	"rank" integer NOT NULL,
	"latest_starts" smallint[] NOT NULL,
	"services" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_texts" (
	"guide_id" integer PRIMARY KEY NOT NULL,
	"grams" integer[] NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guide_exceptions" (
	"guide_id" integer NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "guide_exceptions_guide_id_day_pk" PRIMARY KEY("guide_id","day")
);
--> statement-breakpoint
CREATE TABLE "guide_services" (
	"guide_id" integer NOT NULL,
	"subcategory_id" integer NOT NULL,
	"price_cents" integer,
	CONSTRAINT "guide_services_guide_id_subcategory_id_pk" PRIMARY KEY("guide_id","subcategory_id"),
	CONSTRAINT "guide_services_price" CHECK ("guide_services"."price_cents" > 0 and "guide_services"."price_cents" % 100 = 0)
);
--> statement-breakpoint
CREATE TABLE "guide_weekly_hours" (
	"guide_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "guide_weekly_hours_guide_id_weekday_start_minute_pk" PRIMARY KEY("guide_id","weekday","start_minute"),
	CONSTRAINT "guide_weekly_hours_range" CHECK ("guide_weekly_hours"."weekday" between 1 and 7 and 0 <= "guide_weekly_hours"."start_minute" and "guide_weekly_hours"."start_minute" < "guide_weekly_hours"."end_minute" and "guide_weekly_hours"."end_minute" <= 2850 and "guide_weekly_hours"."start_minute" % 30 = 0 and "guide_weekly_hours"."end_minute" % 30 = 0)
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"service_city" text NOT NULL,
	"time_zone" text NOT NULL,
	"bio_en" text,
	"bio_zh" text,
	"languages" text[] NOT NULL,
	"portrait" text,
	"age" smallint,
	"sex" text,
	"mbti" text,
	"ethics_score" smallint,
	"ethicsDescription" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"boundary_score" smallint,
	"boundaryDescription" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"supportive_score" smallint,
	"supportiveDescription" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"occupation" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"qualifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"experience_years" smallint,
	"experience_sessions" integer,
	"target_groups" text[] NOT NULL,
	"min_people" smallint NOT NULL,
	"max_people" smallint NOT NULL,
	"min_duration_minutes" smallint NOT NULL,
	"max_duration_minutes" smallint NOT NULL,
	"basic_price_cents" integer,
	"additional_price_cents" integer,
	"approved_at" timestamptz,
	"paused" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamptz,
	"response_time_minutes" integer,
	"accepted_requests" integer DEFAULT 0 NOT NULL,
	"decided_requests" integer DEFAULT 0 NOT NULL,
	"completed_tours" integer DEFAULT 0 NOT NULL,
	"rating_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "guides_user_unique" UNIQUE("user_id"),
	CONSTRAINT "guides_people" CHECK (1 <= "guides"."min_people" and "guides"."min_people" <= "guides"."max_people"),
	CONSTRAINT "guides_durations" CHECK (30 <= "guides"."min_duration_minutes" and "guides"."min_duration_minutes" <= "guides"."max_duration_minutes" and "guides"."max_duration_minutes" <= 1440 and "guides"."min_duration_minutes" % 30 = 0 and "guides"."max_duration_minutes" % 30 = 0),
	CONSTRAINT "guides_prices" CHECK ("guides"."basic_price_cents" > 0 and "guides"."basic_price_cents" % 100 = 0 and "guides"."additional_price_cents" >= 0 and "guides"."additional_price_cents" % 100 = 0)
);
--> statement-breakpoint
CREATE TABLE "itineraries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itineraries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"summary" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"stops" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_guides" (
	"traveler_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"saved_at" timestamptz NOT NULL,
	CONSTRAINT "saved_guides_traveler_id_guide_id_pk" PRIMARY KEY("traveler_id","guide_id")
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"guide_id" integer NOT NULL,
	"traveler_id" integer NOT NULL,
	"tour_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"release_at" timestamptz NOT NULL,
	"released_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "earnings_amounts" CHECK ("earnings"."amount_cents" >= 0 and "earnings"."tour_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" integer,
	CONSTRAINT "ledger_accounts_one" UNIQUE NULLS NOT DISTINCT("kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"booking_id" integer,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "ledger_transactions_ref" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"key" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"redirect_url" text,
	"charge_id" text,
	"charged_cents" bigint,
	"created_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"finished_at" timestamptz,
	CONSTRAINT "payment_attempts_key" UNIQUE("key"),
	CONSTRAINT "payment_attempts_charge" CHECK (("payment_attempts"."status" = 'succeeded') = ("payment_attempts"."charged_cents" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"wallet_cents" bigint DEFAULT 0 NOT NULL,
	"method" text,
	"attempt_id" integer,
	"created_at" timestamptz NOT NULL,
	"paid_at" timestamptz,
	"settled_at" timestamptz,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" > 0 and "payments"."wallet_cents" between 0 and "payments"."amount_cents"),
	CONSTRAINT "payments_paid" CHECK ("payments"."status" <> 'paid' or "payments"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"attempt_id" integer NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamptz NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"attempt_id" integer,
	"user_id" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"key" uuid NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamptz NOT NULL,
	"answered_at" timestamptz,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer,
	"type" text NOT NULL,
	"from_user_id" integer NOT NULL,
	"to_user_id" integer NOT NULL,
	"guide_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"submitted_at" timestamptz NOT NULL,
	"public_at" timestamptz,
	"hidden_at" timestamptz,
	"hidden_reason" text,
	"reply" text,
	"replied_at" timestamptz,
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_not_self" CHECK ("reviews"."from_user_id" <> "reviews"."to_user_id")
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
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "demo_provider_events" ADD CONSTRAINT "demo_provider_events_session_id_demo_provider_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."demo_provider_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_provider_refunds" ADD CONSTRAINT "demo_provider_refunds_session_id_demo_provider_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."demo_provider_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_applications" ADD CONSTRAINT "guide_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_subcategories" ADD CONSTRAINT "service_subcategories_category_id_service_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_day_overrides" ADD CONSTRAINT "guide_day_overrides_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_pages" ADD CONSTRAINT "guide_pages_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_search" ADD CONSTRAINT "guide_search_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_texts" ADD CONSTRAINT "guide_texts_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_exceptions" ADD CONSTRAINT "guide_exceptions_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_services" ADD CONSTRAINT "guide_services_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_weekly_hours" ADD CONSTRAINT "guide_weekly_hours_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itineraries" ADD CONSTRAINT "itineraries_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_guides" ADD CONSTRAINT "saved_guides_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_mail_to" ON "local_mail" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "demo_provider_events_waiting" ON "demo_provider_events" USING btree ("created_at") WHERE "demo_provider_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "demo_provider_refunds_session" ON "demo_provider_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "login_attempts_name" ON "login_attempts" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "login_attempts_address" ON "login_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_hash_unique" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_guide_unique" ON "users" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_traveler" ON "bookings" USING btree ("traveler_id","scheduled_start");--> statement-breakpoint
CREATE INDEX "bookings_guide" ON "bookings" USING btree ("guide_id","scheduled_start");--> statement-breakpoint
CREATE INDEX "bookings_deadline" ON "bookings" USING btree ("deadline_at") WHERE "bookings"."deadline_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_settle" ON "bookings" USING btree ("settle_at") WHERE "bookings"."settle_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("traveler_id") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "guide_day_overrides_day" ON "guide_day_overrides" USING btree ("day","guide_id","latest_start");--> statement-breakpoint
CREATE INDEX "guide_search_city_rank" ON "guide_search" USING btree ("city","rank","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_city_rating" ON "guide_search" USING btree ("city","rating","rank","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_city_price" ON "guide_search" USING btree ("city","price","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_rank" ON "guide_search" USING btree ("rank","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_rating" ON "guide_search" USING btree ("rating","rank","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_price" ON "guide_search" USING btree ("price","guide_id");--> statement-breakpoint
CREATE INDEX "guide_search_services" ON "guide_search" USING gin ("services");--> statement-breakpoint
CREATE INDEX "guide_texts_grams" ON "guide_texts" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "itineraries_guide" ON "itineraries" USING btree ("guide_id","position");--> statement-breakpoint
CREATE INDEX "saved_guides_newest" ON "saved_guides" USING btree ("traveler_id","saved_at","guide_id");--> statement-breakpoint
CREATE INDEX "saved_guides_guide" ON "saved_guides" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "earnings_guide" ON "earnings" USING btree ("guide_id");--> statement-breakpoint
CREATE INDEX "earnings_traveler" ON "earnings" USING btree ("traveler_id");--> statement-breakpoint
CREATE INDEX "earnings_waiting" ON "earnings" USING btree ("release_at") WHERE "earnings"."released_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","amount_cents");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id","amount_cents");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booking" ON "ledger_transactions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_deposit" ON "payments" USING btree ("booking_id") WHERE "payments"."kind" = 'deposit';--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_booking" ON "refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking_type_unique" ON "reviews" USING btree ("booking_id","type");--> statement-breakpoint
CREATE INDEX "reviews_public" ON "reviews" USING btree ("guide_id","public_at","id") WHERE public_at is not null and hidden_at is null and type = 'traveler_to_guide';--> statement-breakpoint
CREATE INDEX "reviews_to_user" ON "reviews" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "reviews_from_user" ON "reviews" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("id") WHERE "outbox"."dispatched_at" is null;