/** A stretch of text in one language. */
export interface SpokenPart {
  readonly text: string;
  /** BCP 47. */
  readonly lang: string;
  /** The value of a field: only a voice of the device may say it, and no service is asked for it. */
  readonly isPrivate: boolean;
}
