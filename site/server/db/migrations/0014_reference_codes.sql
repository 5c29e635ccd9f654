ALTER TABLE "bookings" ADD COLUMN "code" text;--> statement-breakpoint
-- Distinct codes for the existing rows: the factor has no divisor in common with 24^6.
UPDATE "bookings" SET "code" = "numbered"."code" FROM (
	SELECT "id",
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 1 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 24 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 576 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 13824 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 331776 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 7962624 % 24)::integer + 1, 1) AS "code"
	FROM (
		SELECT "id", (row_number() OVER (ORDER BY "created_at", "id") * 123456791 + 97) % 191102976 AS "x"
		FROM "bookings"
	) AS "rows"
) AS "numbered" WHERE "bookings"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "lost_found_reports" ADD COLUMN "code" text;--> statement-breakpoint
-- Distinct codes for the existing rows: the factor has no divisor in common with 24^6.
UPDATE "lost_found_reports" SET "code" = "numbered"."code" FROM (
	SELECT "id",
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 1 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 24 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 576 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 13824 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 331776 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 7962624 % 24)::integer + 1, 1) AS "code"
	FROM (
		SELECT "id", (row_number() OVER (ORDER BY "created_at", "id") * 123456791 + 97) % 191102976 AS "x"
		FROM "lost_found_reports"
	) AS "rows"
) AS "numbered" WHERE "lost_found_reports"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "lost_found_reports" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "volunteers" ADD COLUMN "code" text;--> statement-breakpoint
-- Distinct codes for the existing rows: the factor has no divisor in common with 24^6.
UPDATE "volunteers" SET "code" = "numbered"."code" FROM (
	SELECT "id",
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 1 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 24 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 576 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 13824 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 331776 % 24)::integer + 1, 1) ||
		substr('34679ACDEFGHJKMNPQRTVWXY', ("x" / 7962624 % 24)::integer + 1, 1) AS "code"
	FROM (
		SELECT "id", (row_number() OVER (ORDER BY "created_at", "id") * 123456791 + 97) % 191102976 AS "x"
		FROM "volunteers"
	) AS "rows"
) AS "numbered" WHERE "volunteers"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "volunteers" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_code_unique" UNIQUE("code");