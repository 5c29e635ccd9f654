/** Normalised user name for comparison: case, width and surrounding space are ignored. */
export function normaliseUserName(userName: string): string {
  return userName.trim().normalize('NFKC').toLowerCase();
}
