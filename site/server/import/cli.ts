export async function main(argv: string[]): Promise<number> {
  return Promise.resolve(argv.length);
}
