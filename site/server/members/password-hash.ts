import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { clientNetwork } from '../http/client-network';
import { createSemaphore, permitsBesideAnswers, type RunWithPermit } from '../http/semaphore';
import type { DeriveKey, KeyInput } from './hash-threads';

/** OWASP's second recommendation for scrypt: 32 MiB, about a quarter of a second. */
const defaultCost: PasswordCost = { ln: 15, r: 8, p: 3 };
const hashLength = 32;
const saltLength = 16;

/** Queue length for each concurrent hash: about fifteen seconds of work, half of a typical browser timeout. */
const waiting = 60;
/** Share of the queue per client network: enough for a school class behind one address. */
const perClient = 48;

/** Client of a hash; a queued hash is dropped when `signal` is aborted. */
export interface HashClient {
  address: string;
  signal?: AbortSignal | undefined;
}

/** Cost parameters of scrypt. */
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
 * Hashes passwords as `$scrypt$ln=15,r=8,p=3$salt$hash`, in a bounded queue.
 * @throws HttpError 503 with `Retry-After` when the queue is full.
 */
export interface PasswordHasher {
  hash: (password: string, client?: HashClient) => Promise<string>;
  /** Takes the same time without a stored hash, so that timing does not reveal which names exist. */
  verify: (password: string, stored: string | undefined, client?: HashClient) => Promise<boolean>;
  /** Whether a hash has another cost than the current one and should be renewed. */
  isOutdated: (stored: string) => boolean;
}

/** How passwords are hashed. */
export interface PasswordHashing {
  /** Default: OWASP's second recommendation, about a quarter of a second. */
  cost?: PasswordCost | undefined;
  /** Default: in Node's thread pool, as file reads are. */
  derive?: DeriveKey;
}

/**
 * A bounded queue of hashes, each of which takes a thread.
 * @param cores of the machine; default: those of this one
 */
export function createPasswordQueue(cores?: number): RunWithPermit {
  const concurrency = permitsBesideAnswers(cores);
  const limits = { name: 'passwords', waiting: waiting * concurrency, perClient };
  return createSemaphore(concurrency, limits);
}

export function createPasswordHasher(
  { cost = defaultCost, derive: deriveKey = deriveInPool }: PasswordHashing = {},
  runWithPermit: RunWithPermit = createPasswordQueue(),
): PasswordHasher {
  const derive = (
    password: string,
    salt: Buffer,
    at: PasswordCost,
    client: HashClient | undefined,
  ): Promise<Uint8Array> =>
    runWithPermit(() => deriveKey(keyInput(password, salt, at)), {
      signal: client?.signal,
      client: client && clientNetwork(client.address),
    });
  const dummyHash: StoredHash = {
    cost,
    salt: randomBytes(saltLength),
    hash: randomBytes(hashLength),
  };
  return {
    hash: async (password, client) => {
      const salt = randomBytes(saltLength);
      const hash = Buffer.from(await derive(password, salt, cost, client));
      return write({ cost, salt, hash });
    },
    verify: async (password, stored, client) => {
      const known = stored === undefined ? dummyHash : read(stored);
      const found = await derive(password, known.salt, known.cost, client);
      return timingSafeEqual(found, known.hash);
    },
    isOutdated: (stored) => costOf(read(stored)) !== costOf({ cost }),
  };
}

function keyInput(password: string, salt: Buffer, { ln, r, p }: PasswordCost): KeyInput {
  const N = 2 ** ln;
  return {
    // Keyboards differ in Unicode normalisation.
    password: password.normalize('NFKC'),
    salt,
    length: hashLength,
    // Node's default limit is 32 MiB.
    options: { N, r, p, maxmem: 256 * N * r },
  };
}

const deriveInPool: DeriveKey = ({ password, salt, length, options }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

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
  // The message goes to the log: it must not name the member.
  if (!hash) throw new Error('A stored password hash has an unknown form.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
