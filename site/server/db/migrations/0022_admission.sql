CREATE TABLE "admission_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_day" text,
	"last_day" text,
	"slot_minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	"required" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
-- A booking is offered, not required; the desk changes it.
INSERT INTO "admission_rules" ("slot_minutes", "capacity", "required", "version", "updated_at", "updated_by")
VALUES (60, 300, false, 0, now(), '');
