CREATE TABLE "weather_declarations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weather_declarations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cities" text[] NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"staff_id" integer NOT NULL,
	"declared_at" timestamptz NOT NULL,
	"ended_at" timestamptz,
	CONSTRAINT "weather_declarations_days" CHECK ("weather_declarations"."first_day" <= "weather_declarations"."last_day")
);
--> statement-breakpoint
CREATE TABLE "weather_notified" (
	"weather_id" integer NOT NULL,
	"booking_id" integer NOT NULL,
	CONSTRAINT "weather_notified_weather_id_booking_id_pk" PRIMARY KEY("weather_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "weather_notified" ADD CONSTRAINT "weather_notified_weather_id_weather_declarations_id_fk" FOREIGN KEY ("weather_id") REFERENCES "public"."weather_declarations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_notified" ADD CONSTRAINT "weather_notified_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;