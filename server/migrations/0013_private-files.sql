CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"type" text,
	"size_bytes" bigint,
	"width" integer,
	"height" integer,
	"pages" integer,
	"sha256" text,
	"print" "bytea",
	"outline" text,
	"own_date" text,
	"created_at" timestamptz NOT NULL,
	"thing" text,
	"thing_id" integer,
	"attached_at" timestamptz,
	CONSTRAINT "files_key" UNIQUE("key"),
	CONSTRAINT "files_kept" CHECK ("files"."state" <> 'kept' or ("files"."type" is not null and "files"."size_bytes" > 0 and "files"."sha256" is not null)),
	CONSTRAINT "files_attached" CHECK (("files"."thing" is null) = ("files"."thing_id" is null) and ("files"."thing_id" is null) = ("files"."attached_at" is null) and ("files"."thing_id" is null or "files"."state" = 'kept'))
);
--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("owner_id","created_at") WHERE "files"."thing_id" is null;--> statement-breakpoint
CREATE INDEX "files_thing" ON "files" USING btree ("thing","thing_id") WHERE "files"."thing_id" is not null;--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256") WHERE "files"."thing_id" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_fk" FOREIGN KEY ("owner_id") REFERENCES "users" ("id");
