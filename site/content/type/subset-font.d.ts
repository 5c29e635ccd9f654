declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff2';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
  }
  /** A font that holds what a text needs, and nothing else. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
