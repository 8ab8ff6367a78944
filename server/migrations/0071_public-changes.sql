CREATE TABLE "public_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	"recorded_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "public_changes_xid_tag_pk" PRIMARY KEY("xid","tag")
);
--> statement-breakpoint
CREATE FUNCTION record_change(tag text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO public_changes (tag) VALUES (tag) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- The tag of the guide in "guide_id".
CREATE FUNCTION record_guide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM record_change('guide:' || OLD.guide_id); END IF;
	IF TG_OP <> 'DELETE' THEN PERFORM record_change('guide:' || NEW.guide_id); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The tag of the row itself, with the trigger's argument before its id.
CREATE FUNCTION record_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM record_change(TG_ARGV[0] || OLD.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The trigger's argument.
CREATE FUNCTION record_tag() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM record_change(TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON guide_pages
	FOR EACH ROW EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON guide_pages
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON guide_services
	FOR EACH ROW EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON guide_services
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON itineraries
	FOR EACH ROW EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON itineraries
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON reviews
	FOR EACH ROW EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON reviews
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_guide();
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON guide_search
	FOR EACH ROW EXECUTE FUNCTION record_tag('listing');
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON guide_search
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_tag('listing');
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON guide_texts
	FOR EACH ROW EXECUTE FUNCTION record_tag('texts');
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON guide_texts
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_tag('texts');
--> statement-breakpoint
CREATE TRIGGER public_change AFTER INSERT OR DELETE ON guide_day_overrides
	FOR EACH ROW EXECUTE FUNCTION record_tag('days');
--> statement-breakpoint
CREATE TRIGGER public_change_of_row AFTER UPDATE ON guide_day_overrides
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_tag('days');
--> statement-breakpoint
CREATE TRIGGER public_change_of_photos AFTER UPDATE OF gallery ON guides
	FOR EACH ROW WHEN (OLD.gallery IS DISTINCT FROM NEW.gallery) EXECUTE FUNCTION record_row('guide:');
--> statement-breakpoint
CREATE TRIGGER public_change_of_tours AFTER UPDATE OF completed_tours ON guides
	FOR EACH ROW WHEN (OLD.completed_tours IS DISTINCT FROM NEW.completed_tours) EXECUTE FUNCTION record_tag('listing');
--> statement-breakpoint
CREATE TRIGGER public_change_of_person AFTER UPDATE OF nickname, profile_picture ON users
	FOR EACH ROW WHEN ((OLD.nickname, OLD.profile_picture) IS DISTINCT FROM (NEW.nickname, NEW.profile_picture))
	EXECUTE FUNCTION record_row('user:');
--> statement-breakpoint
CREATE TRIGGER public_change AFTER DELETE ON users
	FOR EACH ROW EXECUTE FUNCTION record_row('user:');
