CREATE TABLE "docent_tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"weekdays" text[] NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"languages" text[] NOT NULL,
	"capacity" integer NOT NULL,
	"first_day" text,
	"last_day" text,
	"cancelled_days" text[] NOT NULL,
	"place_zh" text NOT NULL,
	"place_en" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("start_at","id");--> statement-breakpoint
-- The tours that the program had before they became a setting.
INSERT INTO "docent_tours" ("weekdays", "start", "end", "languages", "capacity", "cancelled_days", "place_zh", "place_en", "version", "updated_at", "updated_by")
SELECT "weekdays"::text[], "start", "end", "languages"::text[], 20, '{}', '一层服务台', 'Information desk, Level 1', 0, now(), ''
FROM (VALUES
	('{sunday,wednesday,thursday,friday,saturday}', '09:30', '10:30', '{zh}'),
	('{sunday,wednesday,thursday,friday,saturday}', '10:30', '11:30', '{zh,en}'),
	('{sunday,tuesday,wednesday,thursday,friday,saturday}', '13:30', '14:30', '{zh}'),
	('{sunday,tuesday,wednesday,thursday,friday,saturday}', '15:00', '16:00', '{zh,en}')
) AS "tours" ("weekdays", "start", "end", "languages");
