/** Under which a user name is known: names that differ only in case or width are the same person's. */
export function nameKey(userName: string): string {
  return userName.trim().normalize('NFKC').toLowerCase();
}
