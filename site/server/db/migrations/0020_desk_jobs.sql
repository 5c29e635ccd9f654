CREATE TABLE "desk_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"progress" jsonb,
	"result" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE INDEX "desk_jobs_by_start" ON "desk_jobs" USING btree ("started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "desk_jobs_one_running" ON "desk_jobs" USING btree (("finished_at" is null)) WHERE "desk_jobs"."finished_at" is null;