/** When a record is shown. */
export interface Schedule {
  /** Shown from then on; of an entry, its date. Null: at once. */
  publishedAt: Date | null;
  /** Not shown from then on. Null: unlimited. */
  unpublishedAt: Date | null;
  isWithdrawn: boolean;
}
