CREATE TABLE "favourites" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_member_id_kind_content_id_pk" PRIMARY KEY("member_id","kind","content_id")
);
--> statement-breakpoint
CREATE TABLE "points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"action_code" text NOT NULL,
	"occurrence" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_once" UNIQUE("member_id","action_code","occurrence")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"globe_design_star" smallint NOT NULL,
	"browsing_experience_star" smallint NOT NULL,
	"content_quality_star" smallint NOT NULL,
	"comprehensive_star" smallint NOT NULL,
	"type" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "globe_design_is_1_to_5" CHECK ("ratings"."globe_design_star" between 1 and 5),
	CONSTRAINT "browsing_experience_is_1_to_5" CHECK ("ratings"."browsing_experience_star" between 1 and 5),
	CONSTRAINT "content_quality_is_1_to_5" CHECK ("ratings"."content_quality_star" between 1 and 5),
	CONSTRAINT "comprehensive_is_1_to_5" CHECK ("ratings"."comprehensive_star" between 1 and 5)
);
--> statement-breakpoint
DROP INDEX "members_by_user_name";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name_key" text;--> statement-breakpoint
WITH "keyed" AS (
	SELECT "id", lower(normalize(btrim("user_name"), NFKC)) AS "key",
		row_number() OVER (PARTITION BY lower(normalize(btrim("user_name"), NFKC)) ORDER BY "created_at", "id") AS "place"
	FROM "members"
)
UPDATE "members" SET "name_key" = CASE WHEN "keyed"."place" = 1 THEN "keyed"."key" ELSE "keyed"."key" || '#' || "members"."id" END
FROM "keyed" WHERE "keyed"."id" = "members"."id";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "points_newest" ON "points" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ratings_of_member" ON "ratings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "access_tokens_by_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_name_key_unique" UNIQUE("name_key");