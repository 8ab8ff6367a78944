CREATE TABLE "price_ranges" (
	"city" text NOT NULL,
	"language" text NOT NULL,
	"low_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	CONSTRAINT "price_ranges_city_language_pk" PRIMARY KEY("city","language")
);
