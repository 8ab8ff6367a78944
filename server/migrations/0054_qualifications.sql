CREATE TABLE "guide_qualifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guide_qualifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guide_id" integer NOT NULL,
	"title" jsonb DEFAULT '{"en":null,"zh":null}'::jsonb NOT NULL,
	"licence_number" text,
	"state" text NOT NULL,
	"file_id" integer,
	"submitted_at" timestamptz,
	"decided_at" timestamptz,
	"reviewer_id" integer,
	"reason" text,
	CONSTRAINT "guide_qualifications_sent" CHECK ("guide_qualifications"."state" <> 'pending' or ("guide_qualifications"."file_id" is not null and "guide_qualifications"."submitted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "language_levels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guide_qualifications" ADD CONSTRAINT "guide_qualifications_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guide_qualifications_guide" ON "guide_qualifications" USING btree ("guide_id","id");--> statement-breakpoint
CREATE INDEX "guide_qualifications_pending" ON "guide_qualifications" USING btree ("submitted_at","id") WHERE "guide_qualifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "guide_qualifications_state" ON "guide_qualifications" USING btree ("state","submitted_at","id");--> statement-breakpoint
INSERT INTO "guide_qualifications" ("guide_id", "title", "licence_number", "state")
  SELECT g."id", q.one -> 'title', nullif(q.one ->> 'licenceNumber', ''),
    CASE WHEN (q.one ->> 'checked')::boolean THEN 'checked' ELSE 'unchecked' END
  FROM "guides" g CROSS JOIN LATERAL jsonb_array_elements(g."qualifications") WITH ORDINALITY AS q(one, place)
  ORDER BY g."id", q.place;--> statement-breakpoint
-- Processes of the release before still name the column: it stays, empty, for one release. Whoever
-- drops it moves what those processes wrote there meanwhile.
UPDATE "guides" SET "qualifications" = '[]' WHERE "qualifications" <> '[]';--> statement-breakpoint
-- What is kept as a reply: the new field, and of itineraries the picture that 0051 brought.
CREATE FUNCTION pg_temp.with_new_fields(detail text) RETURNS text LANGUAGE sql AS $$
  SELECT (detail::jsonb || jsonb_build_object(
    'languageLevels', '{"zh":null,"ja":null,"en":null}'::jsonb,
    'itineraries', (
      SELECT coalesce(jsonb_agg('{"picture":null}'::jsonb || one ORDER BY place), '[]'::jsonb)
      FROM jsonb_array_elements(detail::jsonb -> 'itineraries') WITH ORDINALITY AS i(one, place)
    )
  ))::text
$$;--> statement-breakpoint
UPDATE "guide_pages" SET
  "detail_en" = pg_temp.with_new_fields("detail_en"),
  "detail_zh" = pg_temp.with_new_fields("detail_zh");