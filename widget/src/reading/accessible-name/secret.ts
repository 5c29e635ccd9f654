/** Fields that were of type password at some time: a "show password" button changes the type. */
const passwords = new WeakSet<Node>();
let observer: MutationObserver | undefined;

const note = (records: readonly MutationRecord[]): void => {
  for (const { oldValue, target } of records) if (oldValue === 'password') passwords.add(target);
};

/** Remembers the fields in a document or shadow tree that cease to be of type password. */
export function watchPasswords(root: Node): void {
  observer ??= new MutationObserver(note);
  observer.observe(root, { attributeFilter: ['type'], attributeOldValue: true, subtree: true });
}

/** Ends what is watched in all documents. */
export const unwatchPasswords = (): void => observer?.disconnect();

/**
 * Autofill names of one-time codes, cards and passwords in a field's attributes; a password may have been shown before
 * anybody watched, and then only its author's words tell.
 */
const secret = /\bcc-|one-time-code|passw|passcode|pwd|\u5bc6[\u7801\u78bc]|\u53e3\u4ee4/i;

/** Whether the value of a field is neither spoken nor shown. */
export function isSecret(field: HTMLInputElement): boolean {
  note(observer?.takeRecords() ?? []);
  if (field.type === 'password') passwords.add(field);
  const words = Array.from(field.attributes, ({ value }) => value).join(' ');
  return passwords.has(field) || secret.test(words + (field.labels?.[0]?.textContent ?? ''));
}
