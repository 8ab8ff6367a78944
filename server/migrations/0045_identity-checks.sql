CREATE TABLE "identity_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"document_id" integer,
	"selfie_id" integer,
	"reason" text,
	"reviewer_id" integer,
	"submitted_at" timestamptz NOT NULL,
	"decided_at" timestamptz,
	CONSTRAINT "identity_checks_state_known" CHECK ("identity_checks"."state" in ('pending', 'verified', 'rejected')),
	CONSTRAINT "identity_checks_decided" CHECK (("identity_checks"."state" = 'pending') = ("identity_checks"."decided_at" is null)),
	CONSTRAINT "identity_checks_reasoned" CHECK ("identity_checks"."state" <> 'rejected' or "identity_checks"."reason" is not null),
	CONSTRAINT "identity_checks_files_both" CHECK (("identity_checks"."document_id" is null) = ("identity_checks"."selfie_id" is null) and ("identity_checks"."state" <> 'pending' or "identity_checks"."document_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_one_waits" ON "identity_checks" USING btree ("user_id") WHERE "identity_checks"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "identity_checks_user" ON "identity_checks" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("submitted_at","id") WHERE "identity_checks"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "identity_checks_state" ON "identity_checks" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "identity_checks_files" ON "identity_checks" USING btree ("decided_at") WHERE "identity_checks"."document_id" is not null;