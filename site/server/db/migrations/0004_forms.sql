CREATE TABLE "activities" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"place" text NOT NULL,
	"images" jsonb NOT NULL,
	"capacity" integer NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"weekly" jsonb,
	CONSTRAINT "activities_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"slot_id" text NOT NULL,
	"activity_id" text,
	"language" text,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"people" integer NOT NULL,
	"note" text,
	"member_id" uuid,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "lost_found_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"item_name" text NOT NULL,
	"description" text NOT NULL,
	"place" text NOT NULL,
	"found_on" date NOT NULL,
	"found_at" timestamp with time zone,
	"contact" text NOT NULL,
	CONSTRAINT "lost_found_reports_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"slot_id" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "places_taken" CHECK ("places"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"birth_year" integer NOT NULL,
	"languages" text[] NOT NULL,
	"skills" text[] NOT NULL,
	"availability" text[] NOT NULL,
	"motivation" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "volunteers_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_by_start" ON "activities" USING btree ("site_id","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_once_a_phone" ON "bookings" USING btree ("slot_id","phone") WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_of_member" ON "bookings" USING btree ("member_id","start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_once_a_phone" ON "volunteers" USING btree ("phone") WHERE "volunteers"."withdrawn_at" is null;