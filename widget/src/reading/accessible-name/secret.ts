/** Fields that once had type=password: a "show password" button changes the type. */
const passwordFields = new WeakSet<Node>();
let observer: MutationObserver | undefined;

const recordPasswords = (records: readonly MutationRecord[]): void => {
  for (const { oldValue, target } of records)
    if (oldValue === 'password') passwordFields.add(target);
};

/** Records fields of a document or shadow tree whose type changes from password. */
export function watchPasswords(root: Node): void {
  observer ??= new MutationObserver(recordPasswords);
  observer.observe(root, { attributeFilter: ['type'], attributeOldValue: true, subtree: true });
}

/** Ends the observation of all documents. */
export const unwatchPasswords = (): void => observer?.disconnect();

/**
 * Autofill tokens of one-time codes and cards, and words for passwords: the type may have changed before the
 * observation began.
 */
const secret = /\bcc-|one-time-code|passw|passcode|pwd|\u5bc6[\u7801\u78bc]|\u53e3\u4ee4/i;

/** Whether the value of a field is neither spoken nor shown. */
export function isSecret(field: HTMLInputElement): boolean {
  recordPasswords(observer?.takeRecords() ?? []);
  if (field.type === 'password') passwordFields.add(field);
  const attributeText = Array.from(field.attributes, ({ value }) => value).join(' ');
  return (
    passwordFields.has(field) || secret.test(attributeText + (field.labels?.[0]?.textContent ?? ''))
  );
}
