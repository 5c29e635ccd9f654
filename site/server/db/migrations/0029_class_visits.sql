CREATE TABLE "class_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"weekdays" text[] NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"capacity" integer NOT NULL,
	"first_day" text,
	"last_day" text,
	"cancelled_days" text[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "school" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "adults" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "programme" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "access" text[];--> statement-breakpoint
-- Sessions that a museum can begin with; the desk changes them. Fixed ids keep new databases equal.
INSERT INTO "class_sessions" ("id", "weekdays", "start", "end", "capacity", "cancelled_days", "version", "updated_at", "updated_by")
VALUES
	('b0a1c4de-7d52-4c0b-9a35-2f6f3e1d0001', '{wednesday,thursday,friday}', '09:30', '11:00', 2, '{}', 0, now(), ''),
	('b0a1c4de-7d52-4c0b-9a35-2f6f3e1d0002', '{tuesday,wednesday,thursday,friday}', '14:00', '15:30', 2, '{}', 0, now(), '');
