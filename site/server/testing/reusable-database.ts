import type { PGlite } from '@electric-sql/pglite';

/** Rows of all tables and values of all sequences. */
interface Rows {
  tables: Map<string, Blob | undefined>;
  sequences: { name: string; value: string }[];
}

const own = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

const tableNames = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${own}`;

const usedSequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where last_value is not null`;

/** All that a test may change beside rows: tables, indexes, columns, constraints, triggers and functions. */
const definitions = `
  select md5(string_agg(line, ',' order by line)) as hash from (
    select format('%s %s', c.oid, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${own}
    union all
    select format('%s %s %s %s', a.attrelid, a.attname, a.atttypid, a.attnotnull)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace where ${own}
    union all select format('%s', oid) from pg_constraint
    union all select format('%s %s', oid, tgenabled) from pg_trigger
    union all select format('%s', max(oid)) from pg_proc
  ) as everything (line)`;

async function hashOfDefinitions(client: PGlite): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>(definitions);
  return rows[0]?.hash;
}

async function readRows(client: PGlite): Promise<Rows> {
  const { rows: names } = await client.query<{ name: string }>(tableNames);
  const tables: Rows['tables'] = new Map();
  for (const { name } of names) {
    const { blob } = await client.query(`copy ${name} to '/dev/blob'`);
    tables.set(name, blob?.size ? blob : undefined);
  }
  const { rows: sequences } = await client.query<Rows['sequences'][number]>(usedSequences);
  return { tables, sequences };
}

async function writeRows(client: PGlite, { tables, sequences }: Rows): Promise<void> {
  await client.transaction(async (transaction) => {
    // Without triggers and foreign keys the order of the tables does not matter.
    await transaction.exec('set local session_replication_role = replica');
    await transaction.exec(`truncate ${[...tables.keys()].join()} restart identity`);
    for (const [name, blob] of tables) {
      if (blob) await transaction.query(`copy ${name} from '/dev/blob'`, [], { blob });
    }
    for (const { name, value } of sequences) {
      await transaction.query('select setval($1::regclass, $2::bigint)', [name, value]);
    }
  });
}

/** A client that throws after the end of its use, as a closed one does. */
function lend(client: PGlite): { lent: PGlite; end: () => void } {
  let isEnded = false;
  const lent = new Proxy(client, {
    get(target, name) {
      if (isEnded) throw new Error('This test database was closed.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { lent, end: () => (isEnded = true) };
}

/** Databases that no test file of this process uses, by snapshot. */
const unused = new Map<string, (() => Promise<LentDatabase>)[]>();

interface LentDatabase {
  client: PGlite;
  close: () => Promise<void>;
}

/**
 * Lends a database in memory with the content of a snapshot. Starting one takes over a second, so a closed one
 * gets its first rows again for the next test file of the process.
 */
export async function lendDatabase(
  snapshot: string,
  start: () => Promise<PGlite>,
): Promise<LentDatabase> {
  const reuse = unused.get(snapshot)?.pop();
  if (reuse) return reuse();
  const client = await start();
  const [hash, rows] = [await hashOfDefinitions(client), await readRows(client)];
  const use = (): LentDatabase => {
    const { lent, end } = lend(client);
    const close = async () => {
      end();
      if ((await hashOfDefinitions(client)) !== hash) return client.close();
      const reset = async () => {
        await writeRows(client, rows);
        return use();
      };
      unused.set(snapshot, [...(unused.get(snapshot) ?? []), reset]);
    };
    return { client: lent, close };
  };
  return use();
}
