-- Closing an account has not always taken back that its person was identified.
UPDATE "users" SET "identity_verified_at" = NULL WHERE "closed_at" IS NOT NULL AND "identity_verified_at" IS NOT NULL;
