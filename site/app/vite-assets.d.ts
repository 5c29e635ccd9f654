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
    /** The entries of people whose seals were cut, a space between them; absent in unit tests. */
    readonly SEALS?: string;
    /** What is written on the map of the province, in a sheet of 1000 by 800, and where the museum stands. */
    readonly PROVINCE?: {
      readonly names: readonly {
        readonly kind: 'water' | 'range' | 'city';
        readonly zh: string;
        readonly en: string;
        readonly place: readonly [x: number, y: number];
      }[];
      readonly museum: readonly [x: number, y: number];
    };
    /** The vessels that were drawn, and the records with which each is shown. */
    readonly VESSELS?: readonly {
      readonly id: string;
      readonly name: { readonly zh: string; readonly en: string };
      readonly shownWith: readonly string[];
    }[];
  };
}
