import { createPicker, gzippedSize } from './search';
import { expectSameBindings, readScript, writeScript, type Script, type Variable } from './scopes';

/** Rounds in which each variable takes the name that its surroundings have most often elsewhere. */
const rounds = 2;

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$');

interface Change {
  /** The variable that got the former name of the renamed one. */
  other: Variable | undefined;
  undo: () => void;
}

/** Renames variables, two of them at once where they exchange their names. */
function createRenamer({ variables, globals }: Script) {
  const byName = new Map<string, Set<Variable>>();
  const namesakes = (name: string) => {
    const found = byName.get(name) ?? new Set();
    byName.set(name, found);
    return found;
  };
  for (const variable of variables) namesakes(variable.name).add(variable);

  const set = (variable: Variable, name: string) => {
    namesakes(variable.name).delete(variable);
    variable.name = name;
    namesakes(name).add(variable);
  };
  const conflictsOf = (variable: Variable, name: string) =>
    [...namesakes(name)].filter(
      (other) =>
        other !== variable && (variable.span.has(other.scope) || other.span.has(variable.scope)),
    );

  /** Gives a variable a name, and its own to the variable in conflict. @returns the undo; undefined where it is not possible */
  return (variable: Variable, name: string): Change | undefined => {
    if (globals.has(name) || name === variable.name) return undefined;
    const [other, ...more] = conflictsOf(variable, name);
    if (more.length) return undefined;
    const before = variable.name;
    const undo = () => {
      // The name between the two belongs to no variable.
      if (other) set(other, '');
      set(variable, before);
      if (other) set(other, name);
    };
    if (other) set(other, '');
    const isFree = !conflictsOf(variable, name).length;
    set(variable, name);
    if (other) set(other, before);
    if (isFree && !(other && conflictsOf(other, before).length)) return { other, undo };
    undo();
    return undefined;
  };
}

/** Counts how often names occur between the same characters. */
function countSurroundings(script: Script) {
  const code = writeScript(script);
  const counts = new Map<string, number>();
  const places = new Map<Variable, [left: string, right: string][]>();
  let at = 0;
  script.uses.forEach((variable, index) => {
    at += script.texts[index]?.length ?? 0;
    const end = at + variable.name.length;
    const place: [string, string] = [code.slice(at - 5, at), code.slice(end, end + 5)];
    places.set(variable, [...(places.get(variable) ?? []), place]);
    at = end;
  });
  const keysOf = (variable: Variable, name: string) =>
    (places.get(variable) ?? []).flatMap(([left, right]) => [
      ...[1, 2, 3, 4, 5].flatMap((n) => [
        `${left.slice(-n)}<${name}`,
        `${name}>${right.slice(0, n)}`,
      ]),
      `${left.slice(-1)}<${name}>${right.slice(0, 1)}`,
      `${left.slice(-2)}<${name}>${right.slice(0, 2)}`,
    ]);
  /** Counts a variable with its current name, or with -1 no longer. */
  const count = (variable: Variable, by: 1 | -1) => {
    for (const key of keysOf(variable, variable.name)) counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const variable of places.keys()) count(variable, 1);
  return {
    count,
    /** Bits, roughly, that a name saves at all uses of a variable that is not counted. */
    score: (variable: Variable, name: string): number =>
      keysOf(variable, name).reduce((sum, key) => sum + Math.log2(1 + (counts.get(key) ?? 0)), 0),
  };
}

/** Gives each variable the name that is most often between the same characters. */
function nameBySurroundings(script: Script, rename: ReturnType<typeof createRenamer>): void {
  const { count, score } = countSurroundings(script);
  for (const variable of script.variables) {
    if (variable.name.length > 1) continue;
    const own = variable.name;
    count(variable, -1);
    const before = score(variable, own);
    let best = 0;
    let bestName = own;
    for (const name of letters) {
      const change = rename(variable, name);
      if (!change) continue;
      const { other } = change;
      let gain = score(variable, name) - before;
      if (other) {
        // Counted with the name that it had.
        gain += score(other, own) - score(other, name);
      }
      change.undo();
      if (gain > best) {
        best = gain;
        bestName = name;
      }
    }
    const change = rename(variable, bestName);
    if (change?.other) {
      const { other, undo } = change;
      undo();
      count(other, -1);
      rename(variable, bestName);
      count(other, 1);
    }
    count(variable, 1);
  }
}

/**
 * Gives the local variables of a minified script the names with which it compresses best: the letters in `e=>e.b` are free
 * to choose, and gzip stores what repeats once. Only names of local variables change, never those of properties.
 * @param proposals number of names that are measured, some 2 ms each; more of them save less and less
 */
export function chooseNames(code: string, proposals = 14_000): string {
  const before = readScript(code);
  const script = readScript(code);
  const rename = createRenamer(script);
  const pick = createPicker();
  const short = script.variables.filter(({ name }) => name.length < 2);
  for (let round = 0; round < rounds; round++) nameBySurroundings(script, rename);
  let best = gzippedSize(writeScript(script));
  for (let proposal = 0; proposal < proposals; proposal++) {
    const change = rename(pick(short), pick(letters.slice(0, 40)));
    if (!change) continue;
    const size = gzippedSize(writeScript(script));
    if (size > best) change.undo();
    else best = size;
  }
  const result = writeScript(script);
  expectSameBindings(before, readScript(result));
  return result;
}
