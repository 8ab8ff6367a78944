ALTER TABLE guides ADD CONSTRAINT guides_user_fk FOREIGN KEY (user_id) REFERENCES users (id);
--> statement-breakpoint
ALTER TABLE saved_guides ADD CONSTRAINT saved_guides_traveler_fk FOREIGN KEY (traveler_id) REFERENCES users (id) ON DELETE CASCADE;
