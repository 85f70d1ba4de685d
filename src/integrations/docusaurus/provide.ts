import { dirname, relative, sep } from 'node:path';

/** A module of JavaScript as a tree, as far as statements are put before its own. */
interface Program {
  readonly body: object[];
}

const call = '_provideNavigation';
const data = '_navigation';

/**
 * A plugin for the compiler of MDX: a page that is loaded makes known what surrounds it. One module for both is one file
 * to load and one for webpack to write.
 *
 * @param fileOf Absolute path of the file with what surrounds a page, by the absolute path of its doc.
 */
export function provideNavigation(fileOf: (doc: string) => string | undefined) {
  return () =>
    (program: Program, { path }: { readonly path: string }): void => {
      const file = fileOf(path);
      if (file === undefined) return;
      const source = relative(dirname(path), file).split(sep).join('/');
      program.body.unshift(
        imported('@theme/DocsJsonNav', {
          type: 'ImportSpecifier',
          imported: identifier('provide'),
          local: identifier(call),
        }),
        imported(source, { type: 'ImportDefaultSpecifier', local: identifier(data) }),
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'CallExpression',
            callee: identifier(call),
            arguments: [identifier(data)],
            optional: false,
          },
        },
      );
    };
}

function imported(source: string, specifier: object): object {
  return {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: source },
    attributes: [],
  };
}

function identifier(name: string): object {
  return { type: 'Identifier', name };
}
