/** The built service with the demo museum, which `run-browser-part.mjs` has started for the part. */
export interface ProofMuseum {
  origin: string;
  /** Settings by which commands of the operator find the service. */
  settings: { DATA_DIR: string; DATABASE_URL: string };
}

const { PROOF_ORIGIN = '', PROOF_DATA_DIR = '' } = process.env;

export const museum: ProofMuseum = {
  origin: PROOF_ORIGIN,
  settings: { DATA_DIR: PROOF_DATA_DIR, DATABASE_URL: '' },
};

/** Memory of the service in bytes. */
export async function readResidentBytes(): Promise<number> {
  const metrics = await (await fetch(`${museum.origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? NaN);
}
