CREATE TABLE "demo_provider_chargebacks" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamptz NOT NULL,
	"answer_by" timestamptz NOT NULL,
	"outcome" text,
	"returned_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "demo_provider_chargebacks_session" UNIQUE("session_id"),
	CONSTRAINT "demo_provider_chargebacks_amount" CHECK ("demo_provider_chargebacks"."amount_cents" > 0),
	CONSTRAINT "demo_provider_chargebacks_returned" CHECK ("demo_provider_chargebacks"."returned_cents" between 0 and "demo_provider_chargebacks"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "demo_provider_chargebacks" ADD CONSTRAINT "demo_provider_chargebacks_session_id_demo_provider_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."demo_provider_sessions"("id") ON DELETE no action ON UPDATE no action;