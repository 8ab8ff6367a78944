CREATE TABLE "support_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"network" text,
	"created_at" timestamptz NOT NULL,
	"state" text NOT NULL,
	"waiting_from_id" integer,
	"waiting_since" timestamptz,
	"topic" text NOT NULL,
	"about_kind" text,
	"about_id" integer,
	"last_seq" integer NOT NULL,
	"last_message_id" integer,
	"claimed_by" integer,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"told_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "support_cases_writer" CHECK (("support_cases"."user_id" is null) <> ("support_cases"."email" is null)),
	CONSTRAINT "support_cases_wait" CHECK (("support_cases"."state" = 'waiting') = ("support_cases"."waiting_since" is not null)),
	CONSTRAINT "support_cases_about" CHECK (("support_cases"."about_kind" is null) = ("support_cases"."about_id" is null))
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"from_staff" boolean NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"topic" text,
	"about_kind" text,
	"about_id" integer,
	"client_message_id" uuid NOT NULL,
	"sent_at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "person_reports" ADD COLUMN "handled_by" integer;--> statement-breakpoint
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_cases" ADD CONSTRAINT "support_cases_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_case_id_support_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."support_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_cases_user" ON "support_cases" USING btree ("user_id") WHERE "support_cases"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "support_cases_network" ON "support_cases" USING btree ("network","created_at") WHERE "support_cases"."network" is not null;--> statement-breakpoint
CREATE INDEX "support_cases_waiting" ON "support_cases" USING btree ("waiting_from_id") WHERE "support_cases"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "support_cases_state" ON "support_cases" USING btree ("state","last_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_seq" ON "support_messages" USING btree ("case_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_client_id" ON "support_messages" USING btree ("author_id","client_message_id") WHERE "support_messages"."author_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_visitor_id" ON "support_messages" USING btree ("client_message_id") WHERE "support_messages"."author_id" is null;--> statement-breakpoint
CREATE INDEX "support_messages_author" ON "support_messages" USING btree ("author_id","sent_at");--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."is_staff";--> statement-breakpoint
CREATE INDEX "person_reports_reported" ON "person_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "person_reports_handled" ON "person_reports" USING btree ("id") WHERE "person_reports"."handled_at" is not null;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_decision" CHECK (("person_reports"."handled_at" is null) = ("person_reports"."decision" is null));