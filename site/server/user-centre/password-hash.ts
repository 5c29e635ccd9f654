import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { clientNetwork } from '../http/client-network';
import { createTurns, type TakeTurn } from '../turns';

/** What hashes cost: OWASP's second choice for scrypt, 32 MiB and a quarter of a second. */
const usualCost: PasswordCost = { ln: 15, r: 8, p: 3 };
const hashLength = 32;
const saltLength = 16;

/** A hash holds a thread of the pool that also reads files, so it leaves the others alone. */
const atOnce = 2;
/** Some fifteen seconds of work, half of what a browser waits; whoever comes later is told to come back. */
const waiting = 120;
/** A school class behind one address fits; most of the queue stays free for others. */
const perClient = 48;

/** For whom a hash is made; one whose client hung up before its turn is not made. */
export interface HashClient {
  address: string;
  signal?: AbortSignal | undefined;
}

/** What a hash costs, as scrypt counts it. */
export interface PasswordCost {
  /** Logarithm of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

interface StoredHash {
  cost: PasswordCost;
  salt: Buffer;
  hash: Buffer;
}

/**
 * Turns passwords into what may be stored, `$scrypt$ln=15,r=8,p=3$salt$hash`. Hashes wait in a bounded
 * queue.
 * @throws CallFailure 503 with `Retry-After` where it is full.
 */
export interface Passwords {
  hash: (password: string, client?: HashClient) => Promise<string>;
  /** Takes as long where there is no hash, so that nobody learns from the time which names exist. */
  verify: (password: string, stored: string | undefined, client?: HashClient) => Promise<boolean>;
  /** Whether a hash was made at another cost than today's, and wants to be made anew. */
  isOutdated: (stored: string) => boolean;
}

export function createPasswords(
  cost = usualCost,
  takeTurn: TakeTurn = createTurns(atOnce, { waiting, perClient }),
): Passwords {
  const derive = (
    password: string,
    salt: Buffer,
    at: PasswordCost,
    client: HashClient | undefined,
  ) =>
    takeTurn(() => deriveKey(password, salt, at), {
      signal: client?.signal,
      client: client && clientNetwork(client.address),
    });
  const nobodys: StoredHash = {
    cost,
    salt: randomBytes(saltLength),
    hash: randomBytes(hashLength),
  };
  return {
    hash: async (password, client) => {
      const salt = randomBytes(saltLength);
      return write({ cost, salt, hash: await derive(password, salt, cost, client) });
    },
    verify: async (password, stored, client) => {
      const known = stored === undefined ? nobodys : read(stored);
      const found = await derive(password, known.salt, known.cost, client);
      return timingSafeEqual(found, known.hash);
    },
    isOutdated: (stored) => costOf(read(stored)) !== costOf({ cost }),
  };
}

function deriveKey(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** ln;
  // Node refuses more than 32 MiB unless it is told.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  // The same password may come composed in different ways from different keyboards.
  const normal = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(normal, salt, hashLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function costOf({ cost: { ln, r, p } }: { cost: PasswordCost }): string {
  return `ln=${ln},r=${r},p=${p}`;
}

function write(stored: StoredHash): string {
  const [salt, hash] = [stored.salt, stored.hash].map((bytes) => bytes.toString('base64url'));
  return `$scrypt$${costOf(stored)}$${salt}$${hash}`;
}

const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

function read(text: string): StoredHash {
  const [, ln, r, p, salt = '', hash = ''] = form.exec(text) ?? [];
  // No name of the member: an error's message goes to the log.
  if (!hash) throw new Error('A stored password hash has an unknown form.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
