export interface RestoreOptions {
  /** Folder of the media, and of the embedded database. */
  dataDir: string;
  migrationsFolder: string;
  /** Whether existing data may be put aside. Default false. */
  replace?: boolean;
  now: Date;
}

/** Digits of a moment, for the name under which replaced data are kept. */
export const stampOf = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14);
