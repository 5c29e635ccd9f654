/**
 * Unsent input of the staff, by person and item. It may name visitors: it is in this tab only, and ends with the
 * session: at the log-out, at the log-in of another person, and after as many hours as the session lasts unused.
 */
const prefix = 'desk_draft ';
const lifetimeMs = 12 * 60 * 60_000;

interface StoredDraft {
  savedAt: number;
  value: unknown;
}

const keyOf = (staffId: string, item: string) => `${prefix}${staffId} ${item}`;

/** The kept value of an item; `undefined` without one or after its lifetime. */
export function readDraft(staffId: string, item: string, now = Date.now()): unknown {
  try {
    const stored = parseDraft(sessionStorage.getItem(keyOf(staffId, item)));
    return stored && now - stored.savedAt < lifetimeMs ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can hold; where storage is blocked or full, nothing is kept. */
export function saveDraft(staffId: string, item: string, value: unknown, now = Date.now()): void {
  try {
    const draft: StoredDraft = { savedAt: now, value };
    sessionStorage.setItem(keyOf(staffId, item), JSON.stringify(draft));
  } catch {
    // The form itself still has the input.
  }
}

export function deleteDraft(staffId: string, item: string): void {
  try {
    sessionStorage.removeItem(keyOf(staffId, item));
  } catch {
    // Blocked storage keeps nothing.
  }
}

/** Removes all drafts but those of one person that have not expired. */
export function deleteOtherDrafts(staffId: string | undefined, now = Date.now()): void {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
      const isOwn = staffId !== undefined && key.startsWith(keyOf(staffId, ''));
      const stored = parseDraft(sessionStorage.getItem(key));
      if (!isOwn || !stored || now - stored.savedAt >= lifetimeMs) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}

function parseDraft(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  try {
    const parsed = JSON.parse(text) as unknown;
    const isDraft = typeof parsed === 'object' && parsed !== null && 'savedAt' in parsed;
    if (!isDraft || !('value' in parsed) || typeof parsed.savedAt !== 'number') return undefined;
    return { savedAt: parsed.savedAt, value: parsed.value };
  } catch {
    return undefined;
  }
}
