CREATE TABLE "lifted_quotas" (
	"guide_id" integer NOT NULL,
	"traveler_id" integer NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "lifted_quotas_guide_id_traveler_id_pk" PRIMARY KEY("guide_id","traveler_id")
);
