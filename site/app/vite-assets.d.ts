/** The build turns an imported picture into its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.avif' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}

interface ImportMeta {
  readonly env: {
    /** The folder of the line drawings that the build makes. */
    readonly DRAWN: string;
  };
}
