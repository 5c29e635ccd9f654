/** “14.2 MB”, as storage is counted in the settings of browsers. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
