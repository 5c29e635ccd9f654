DROP INDEX "audit_log_by_time";--> statement-breakpoint
DROP INDEX "desk_jobs_by_start";--> statement-breakpoint
DROP INDEX "entries_newest";--> statement-breakpoint
DROP INDEX "exhibitions_by_start";--> statement-breakpoint
DROP INDEX "favourites_newest";--> statement-breakpoint
DROP INDEX "points_newest";--> statement-breakpoint
CREATE INDEX "entries_by_date" ON "entries" USING btree ("site_id","published_at" DESC NULLS FIRST,"id","category_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "desk_jobs_by_start" ON "desk_jobs" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entries_newest" ON "entries" USING btree ("site_id","category_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "exhibitions_by_start" ON "exhibitions" USING btree ("site_id","start_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "points_newest" ON "points" USING btree ("member_id","created_at" DESC NULLS FIRST);