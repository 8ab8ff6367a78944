ALTER TABLE guides ADD CONSTRAINT guides_user_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE saved_guides ADD CONSTRAINT saved_guides_traveler_fk FOREIGN KEY (traveler_id) REFERENCES users (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_from_user_fk FOREIGN KEY (from_user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_to_user_fk FOREIGN KEY (to_user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_guide_fk FOREIGN KEY (guide_id) REFERENCES guides (id);