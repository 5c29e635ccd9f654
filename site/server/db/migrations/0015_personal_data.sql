ALTER TABLE "bookings" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lost_found_reports" ALTER COLUMN "contact" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteers" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteers" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteers" ALTER COLUMN "birth_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "lost_found_reports" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lost_found_reports" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "one_time_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "volunteers" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "volunteers" ADD COLUMN "notice_version" text;--> statement-breakpoint
CREATE INDEX "bookings_by_end" ON "bookings" USING btree ("end_at") WHERE "bookings"."phone" is not null;