import type { DeskJobProgress, DeskJobResult } from '../../../contract/schemas/desk/jobs';
import type { PackPart } from '../packs/receive-pack';

export type ReportProgress = (progress: DeskJobProgress) => void;

/** A backup in the folder of the daily backups. */
export interface StoredBackup {
  /** Day of the museum, its name. */
  day: string;
  /** ISO 8601. */
  createdAt: string;
  rows: number;
  files: number;
  bytes: number;
}

/** What the process does for the desk: it has the settings, the folders and the locks. */
export interface DeskTasks {
  /** Missing without a folder for backups. */
  backups?: {
    list: () => Promise<StoredBackup[]>;
    write: (now: Date) => Promise<DeskJobResult>;
    /** @throws Error if the backup is damaged */
    verify: (day: string) => Promise<DeskJobResult>;
  };
  /** Content packs in the folder `packs` of the data folder. */
  packs?: {
    list: () => Promise<string[]>;
    /** Receives a part of a zip file; resolves to whether its pack is complete. @throws HttpError 400, 409 */
    receive: (part: PackPart) => Promise<boolean>;
    remove: (name: string) => Promise<void>;
    /** Tells what an import would change. @throws Error for an invalid pack */
    check: (name: string, report: ReportProgress) => Promise<DeskJobResult>;
    import: (name: string, report: ReportProgress) => Promise<DeskJobResult>;
  };
  /** Message of an error for administrators. */
  explain: (error: unknown) => string;
}

/** A desk without a process around it, as in tests of other calls. */
export const noTasks: DeskTasks = { explain: String };
