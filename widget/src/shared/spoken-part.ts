/** A run of text in one language. */
export interface SpokenPart {
  readonly text: string;
  /** BCP 47. */
  readonly lang: string;
  /** The value of a field: spoken by local voices only, never sent to the fallback service. */
  readonly isPrivate: boolean;
}
