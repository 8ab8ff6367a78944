CREATE TABLE "day_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "day_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hours" jsonb,
	"minutes" smallint,
	"checked_on" date,
	"note" text,
	"version" integer DEFAULT 0 NOT NULL,
	"staff_id" integer NOT NULL,
	CONSTRAINT "day_figures_name" UNIQUE("kind","name"),
	CONSTRAINT "day_figures_kind" CHECK ("day_figures"."kind" in ('sight', 'ride')),
	CONSTRAINT "day_figures_hours" CHECK ("day_figures"."hours" is null or "day_figures"."kind" = 'sight'),
	CONSTRAINT "day_figures_minutes" CHECK ("day_figures"."minutes" is null or ("day_figures"."kind" = 'ride' and "day_figures"."minutes" between 1 and 600)),
	CONSTRAINT "day_figures_checked" CHECK ("day_figures"."checked_on" is not null or ("day_figures"."hours" is null and "day_figures"."minutes" is null and "day_figures"."note" is null))
);

--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON day_figures
	FOR EACH ROW EXECUTE FUNCTION record_tag('day-figures');
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON day_figures
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_tag('day-figures');