import type { Readable } from 'node:stream';

/** A connection inside one transaction that moves whole tables with `COPY`, in text format. */
export interface CopyConnection {
  query: <Row>(statement: string, parameters?: readonly unknown[]) => Promise<Row[]>;
  /** Runs several statements without parameters. */
  run: (statements: string) => Promise<void>;
  /** The bytes of `COPY … TO STDOUT` of a query. */
  copyOut: (query: string) => Promise<Readable>;
  /** Feeds `COPY … FROM STDIN` of a table, such as `"tags" ("id", "name")`. */
  copyIn: (table: string, rows: Readable) => Promise<void>;
}

/** Makes the text of a value depend on the value only, not on the settings of a server. */
export const plainTextSettings = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`;

/** An identifier in double quotes. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
