import { parseForESLint } from '@typescript-eslint/parser';

type Scope = ReturnType<typeof parseForESLint>['scopeManager']['scopes'][number];

/** A local variable of a script. */
export interface Variable {
  name: string;
  /** The scope that declares it. */
  scope: Scope;
  /** That scope and those between it and each use: none of them may have another variable of this name. */
  span: ReadonlySet<Scope>;
}

/** A script in which local variables can get other names. */
export interface Script {
  variables: readonly Variable[];
  /** The variable of each identifier, in the order of the script. */
  uses: readonly Variable[];
  /** The text before each identifier, and that after the last one. */
  texts: readonly string[];
  /** Names that belong to the page. */
  globals: ReadonlySet<string>;
}

/** Finds the local variables of a minified script and their uses. */
export function readScript(code: string): Script {
  const { scopes, globalScope } = parseForESLint(code, { range: true, lib: [] }).scopeManager;
  const variables: Variable[] = [];
  const spots = new Map<number, Variable>();
  for (const scope of scopes) {
    if (scope === globalScope) continue;
    for (const { name, identifiers, references } of scope.variables) {
      // `arguments` has no declaration.
      if (!identifiers.length) continue;
      const span = new Set<Scope>([scope]);
      for (const { from } of references)
        for (let inner: Scope | null = from; inner && inner !== scope; inner = inner.upper)
          span.add(inner);
      const variable = { name, scope, span };
      variables.push(variable);
      for (const { range } of [...identifiers, ...references.map(({ identifier }) => identifier)])
        spots.set(range[0], variable);
    }
  }
  const ordered = [...spots].sort(([a], [b]) => a - b);
  let end = 0;
  const texts = ordered.map(([start, { name }]) => {
    const text = code.slice(end, start);
    end = start + name.length;
    return text;
  });
  return {
    variables,
    uses: ordered.map(([, variable]) => variable),
    texts: [...texts, code.slice(end)],
    globals: new Set(globalScope?.through.map(({ identifier }) => identifier.name)),
  };
}

/** The script with the current names of its variables. */
export function writeScript({ texts, uses }: Script): string {
  let code = '';
  uses.forEach(({ name }, index) => (code += (texts[index] ?? '') + name));
  return code + (texts.at(-1) ?? '');
}

/** @throws when a variable of one script is used elsewhere in the other one, in which only names may differ */
export function expectSameBindings(before: Script, after: Script): void {
  const shapeOf = ({ uses, texts, variables }: Script) => {
    const numbers = new Map(variables.map((variable, number) => [variable, number]));
    return JSON.stringify([texts, uses.map((variable) => numbers.get(variable))]);
  };
  if (shapeOf(before) !== shapeOf(after)) throw new Error('A renamed variable hides another one');
}
