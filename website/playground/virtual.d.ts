/** Made by `build/playground.ts` from the sample sites of the repository. */
declare module 'virtual:examples' {
  export const examples: readonly {
    readonly name: string;
    /** One sentence. */
    readonly about: string;
    /** Texts by path, from the folder with `docs.json`. */
    readonly load: () => Promise<Readonly<Record<string, string>>>;
  }[];
}
